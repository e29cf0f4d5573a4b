import type { TextOrigin, TextVerdict } from '../cross/cross-variant.js';
import type { CrossReport, ReportedVerdict } from './cross-report.js';
import { counted } from '../text/counted.js';

const TEXTS: Readonly<Record<TextOrigin, string>> = {
  'built in': '',
  'as it is': '',
  're-printed': 're-printed: ',
  'with the Betza strings of the author': 'with the Betza strings of the author: ',
};

/** One line for each variant on what was compared, and a summary. */
export function printCrossReport({ engine, variants }: CrossReport): string {
  const differing = variants.filter(isDifferent).length;
  const compared = variants.filter(({ texts }) => texts.length > 0).length;
  const against = engine === '' ? '' : ` with ${engine}`;
  const summary =
    compared === 0 && differing === 0
      ? `nothing was compared${against}: ${nothingOf(variants.length)}`
      : `${compared} of ${variants.length} variants compared${against}: ${differing === 0 ? 'no difference' : `${differing} with a difference`}`;
  return [...variants.map(verdictLine), summary].map((line) => `${line}\n`).join('');
}

function nothingOf(variants: number): string {
  if (variants === 0) return 'no variant to compare';
  return variants === 1 ? 'the one variant could not be' : `none of ${variants} variants could be`;
}

function isDifferent({ crash, texts }: ReportedVerdict): boolean {
  return crash !== null || texts.some(({ finding, loaded }) => !loaded || finding !== null);
}

function verdictLine({ crash, remarks, texts, variant }: ReportedVerdict): string {
  const parts = texts.map((text) => `${TEXTS[text.origin]}${resultOf(text)}`);
  const died = crash === null ? [] : ['the engine crashed'];
  const nothing = parts.length + died.length === 0 ? [`not compared: ${remarks.join(' ')}`] : [];
  return `${variant}: ${[...parts, ...died, ...nothing].join('; ')}`;
}

function resultOf({
  contradiction,
  counted: leaves,
  finding,
  games,
  loaded,
  plies,
}: TextVerdict): string {
  if (!loaded) return 'the engine did not accept it';
  const done = [
    ...(leaves === null ? [] : [`depth ${leaves.depth} (${leaves.nodes})`]),
    ...(games === 0 ? [] : [`${counted(games, 'game')} (${counted(plies, 'move')})`]),
  ];
  const what = done.length === 0 ? 'the start position' : done.join(', ');
  const contradicts = contradiction === null ? '' : ', the engine contradicts itself';
  return `${what}${contradicts}, ${finding === null ? 'no difference' : 'a difference'}`;
}
