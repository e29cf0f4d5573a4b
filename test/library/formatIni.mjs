import { formatIni } from 'fairyc';

const { text } = formatIni({ file: 'x.ini', text: '[x:chess]\nnMoveRule=20' });
console.log(JSON.stringify(text)); // "[x:chess]\nnMoveRule = 20\n"
