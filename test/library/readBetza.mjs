import { readBetza } from 'fairyc';

const text = 'mR10';
const reading = readBetza(text, 'fairy-stockfish', { file: 'a piece', start: 0, end: text.length });
// The author means up to ten squares, but the engine reads one digit: one square, which is not a ride.
console.log(reading.value.asWritten[0].kind, reading.value.asRead[0].kind); // ride leap
console.log(reading.diagnostics.length); // 1
