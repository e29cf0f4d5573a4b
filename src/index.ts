/**
 * fairyc as a library. Everything here is pure and synchronous and runs in a browser: texts go in, values and
 * diagnostics come out. Spans are UTF-16 offsets into the text that was given. What is wrong with an input is a value, too; only a bug of
 * fairyc throws.
 */
export * from './api/betza.js';
export * from './api/documents.js';
export * from './api/explain.js';
export * from './api/ini.js';
export * from './api/page.js';
export * from './api/play.js';
export * from './api/report.js';
export * from './api/shipped.js';
