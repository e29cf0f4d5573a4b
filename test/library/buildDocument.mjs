import { buildDocument } from 'fairyc';

const text = `# Tiny

* Size: 3x3
* Start: k2/3/2K w - - 0 1

| Piece | Name | Abbr | Betza |
| ----- | ---- | ---- | ----- |
| K     | King | K    | WF    |
`;
const request = { targets: ['ini'], variant: null, approximate: false, parent: null };
const { value } = buildDocument({ file: 'tiny.md', text }, () => null, request);
console.log(value[0].text.includes('[tiny]')); // true
