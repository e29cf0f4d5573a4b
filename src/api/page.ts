/** Writes rules pages and pictures of boards, pieces and moves, as HTML, Markdown and SVG. */
export type * from './types.js';
export { COORDINATES } from '../notation/coordinates.js';
export { PAGE_FORMATS } from '../page/page-files.js';
export { gamePages } from '../views.js';
