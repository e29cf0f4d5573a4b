// What yargs measures its help with: ours makes no segmenter for plain text, which took a fifth of the start of every command.
export { displayWidth as default } from '../src/text/display-width.ts';
