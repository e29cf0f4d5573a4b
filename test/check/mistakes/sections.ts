import type { MistakeExpectation } from './expectation.js';

export const SECTIONS: readonly MistakeExpectation[] = [
  { id: 'section-name-taken', found: [{ code: 'ini/section-exists', at: '1:2' }] },
  { id: 'parent-unknown', found: [{ code: 'ini/unknown-parent', at: '1:4' }] },
  { id: 'parent-after-child', found: [{ code: 'ini/parent-after-child', at: '1:4' }] },
  { id: 'section-header-blanks', found: [{ code: 'ini/section-header-blanks', at: '1:6' }] },
  {
    id: 'section-name-not-selectable',
    found: [
      { code: 'ini/section-name-not-selectable', at: '1:2' },
      { code: 'ini/section-name-not-selectable', at: '2:2' },
    ],
  },
  { id: 'section-header-indented', found: [{ code: 'ini/section-header-indented', at: '2:1' }] },
  { id: 'section-header-unclosed', found: [{ code: 'ini/section-header-unclosed', at: '1:1' }] },
  {
    id: 'section-header-at-eof-without-newline',
    found: [{ code: 'ini/section-header-at-eof-without-newline', at: '1:1' }],
  },
  { id: 'bom-hides-first-section', found: [{ code: 'ini/bom-hides-first-section', at: '1:1' }] },
  { id: 'duplicate-key', found: [{ code: 'ini/duplicate-key', at: '2:1' }] },
  { id: 'empty-value-ignored', found: [{ code: 'ini/empty-value', at: '2:1' }] },
  { id: 'key-case', found: [{ code: 'ini/key-case', at: '2:1' }] },
  { id: 'key-indented', found: [{ code: 'ini/key-indented', at: '2:1' }] },
  { id: 'key-tab-before-equals', found: [{ code: 'ini/key-tab-before-equals', at: '2:1' }] },
  { id: 'blank-line-with-spaces', found: [] },
  { id: 'comment-indented', found: [{ code: 'ini/comment-indented', at: '2:1' }] },
  { id: 'keys-before-first-section', found: [{ code: 'ini/text-before-section', at: '1:1' }] },
  { id: 'bare-cr-line-ends', found: [{ code: 'ini/bare-cr-line-ends', at: '1:10' }] },
  {
    id: 'key-needs-colour-suffix',
    found: [
      { code: 'ini/key-needs-colour-suffix', at: '2:1' },
      { code: 'ini/key-needs-colour-suffix', at: '3:1' },
      { code: 'ini/key-needs-colour-suffix', at: '4:1' },
      { code: 'ini/key-needs-colour-suffix', at: '5:1' },
    ],
  },
  {
    id: 'key-singular-plural',
    found: [
      { code: 'ini/key-singular-plural', at: '2:1' },
      { code: 'ini/key-singular-plural', at: '3:1' },
      { code: 'ini/key-singular-plural', at: '4:1' },
    ],
  },
];
