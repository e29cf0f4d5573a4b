/**
 * fairyc as a library. Everything here is pure, synchronous and runs in a browser: texts go in, values and diagnostics come out. Spans are
 * UTF-16 offsets into the given text. Errors in the input are returned as diagnostics; an exception is a bug in fairyc.
 */
export * from './api/betza.js';
export * from './api/documents.js';
export * from './api/explain.js';
export * from './api/ini.js';
export * from './api/page.js';
export * from './api/play.js';
export * from './api/report.js';
export * from './api/shipped.js';
