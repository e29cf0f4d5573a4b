import type { DifferenceCode } from './differences.js';
import type { LintedPage } from './linted-page.js';
import { adviceFor, noteAt, type PageFinding } from './page-rule.js';

/** The findings of one code. `isAtOptions`: they are at the options if the page has these, otherwise at the text. */
export function differenceFindings(
  page: LintedPage,
  code: DifferenceCode,
  isAtOptions = false,
): readonly PageFinding[] {
  return page.differences
    .filter((one) => one.code === code)
    .map(({ reference, keys, own, span, write }) => {
      const name = reference.kind === 'table' ? reference.name : `\`${reference.name}\``;
      const message = `"${page.quote(span)}", but ${name} has ${listed(own)}; ${adviceFor(reference, write.join('`, `'))}`;
      const place = reference.placeOf(...keys);
      return isAtOptions && place !== null
        ? { span: place, message, notes: [noteAt(span, 'the text')] }
        : { span, message, notes: [noteAt(place ?? reference.span, reference.name)] };
    });
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `\`${line}\``).join(', ');
}
