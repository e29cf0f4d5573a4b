import { readDocument } from 'fairyc';

const text = `# Tiny

* Size: 3x3
* Start: k2/3/2K w - - 0 1

| Piece | Name | Abbr | Betza |
| ----- | ---- | ---- | ----- |
| K     | King | K    | WF    |
`;
const { diagnostics, value } = readDocument({ file: 'tiny.md', text }, { library: () => null });
console.log(value.map(({ id, board }) => `${id} ${board.value.files}x${board.value.ranks}`)); // [ 'tiny 3x3' ]
console.log(diagnostics.filter(({ severity }) => severity === 'error').length); // 0
