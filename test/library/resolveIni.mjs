import { resolveIni } from 'fairyc';

const { value } = resolveIni({ file: 'x.ini', text: '[x:chess]\nnMoveRule = 20\n' });
const [{ variant }] = value;
console.log(variant.name, variant.rules.nMoveRule, variant.origin.nMoveRule); // x 20 { kind: 'here', line: 2, key: 'nMoveRule' }
