/** The approximate length of each page that is made to hang a reader: long enough to detect quadratic time. */
const LENGTH = 1 << 18;

/** A start, and as many copies of a part as fit. */
function filled(head: string, part: string): string {
  return head + part.repeat(Math.floor((LENGTH - head.length) / part.length));
}

function numbered(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('');
}

/** A name made of letters, because a number is not read as the name of a piece. */
export function lettersOf(index: number): string {
  return [...String(index)].map((digit) => 'bdfglmnprt'.charAt(Number(digit))).join('a');
}

function capital(index: number): string {
  const name = lettersOf(index);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const OPTIONS = 'variantTemplate = shogi\nmaxRank = 9\nmaxFile = 9\n';

export const HOSTILE_HTML: Readonly<Record<string, string>> = {
  'elements in each other': `${'<div>'.repeat(100_000)}x${'</div>'.repeat(80_000)}`,
  'elements that only close': filled('', '</div>'),
  'bold in bold': filled('<p>', '<b><i>moves '),
  'diagrams in each other': filled('', '<div class="idiagram">'),
  'lists in each other': filled('', '<ul><li>'),
  headings: filled('', '<h1>a</h1>'),
  'open headings': filled('', '<h1>'),
  'tables in each other': filled('', '<table><tr><td>'),
  cells: filled('<table><tr>', '<td>a'),
  'open comments': filled('', '<!--'),
  comments: filled('', '<!--a-->'),
  declarations: filled('', '<!a'),
  'open tags': filled('', '<a '),
  'open quotes': filled('', '<a href="'),
  'quotes in turn': filled('', `<a b="'" c='"'`),
  'less than': filled('', '<'),
  ampersands: filled('', '&'),
  entities: filled('<p>', '&amp;'),
  'entities that are none': filled('<p>', '&#xfffffff;&bogus;&#0;'),
  scripts: filled('', '<script>throw new Error("run")</script>'),
  'open scripts': filled('', '<script>'),
  'a style in a script': filled('<script>', '<style></scrip'),
  'pre in pre': filled('', '<pre>\n'),
  breaks: filled('', '<br>'),
  'paragraphs without breaks': filled('<p>', 'one square\nforward '),
  'NUL bytes': filled('<p>', '\0'),
};

export const HOSTILE_TEXT: Readonly<Record<string, string>> = {
  'a million stars': filled('# V\n\n', '*'),
  'stars and letters': filled('# V\n\n', '*a '),
  underscores: filled('# V\n\n', '_a_'),
  backticks: filled('# V\n\n', '`a'),
  brackets: filled('# V\n\n', '['),
  'round brackets': filled('The Rook moves ', '('),
  'brackets that close': filled('The Rook moves ', '(a'),
  links: filled('# V\n\n', '[a](b) '),
  pictures: filled('# ', '![a](b)'),
  'pictures without an end': filled('# ', '!['),
  'open pictures': filled('# ', '![a]('),
  'quotes of quotes': filled('# V\n\n', '> '),
  'a deep list': filled('# V\n\n', '- + * '),
  items: filled('# V\n\n', '- a\n'),
  'ever deeper lists': numbered(1400, (depth) => `${' '.repeat(depth)}- a\n`),
  headings: filled('', '# a\n'),
  'headings with colons': filled('', 'a:\n\n'),
  'one long heading': filled('# ', 'a'),
  fences: filled('# V\n\n', '```\n'),
  'comments that nobody closes': filled('', '<!--'),
  comments: filled('', '<!-- a -->\n'),
  'one word': filled('', 'a'),
  'one line of words': filled('The Rook ', 'moves '),
  'one sentence': filled('The Rook (R): ', 'moves one square forward, or '),
  sentences: filled('Rook (R): ', 'Moves one square orthogonally. '),
  'sentences with notations': filled('Rook (R): ', 'Moves one square orthogonally (W). '),
  'sentences with counts': filled('Rook (R): ', 'Moves one square orthogonally, to four squares. '),
  'sentences that nobody understands': filled('Rook (R): ', 'Moves one fish on the king. '),
  'misspelt sentences': filled('Rook (R): ', 'Mvoes one sqaure forwrad. '),
  'misspelt words': filled('', 'Campate Repitition sqaure '),
  'rule sentences': filled('', 'There is no castling. A player who has no move loses.\n\n'),
  repetitions: filled(
    'Repetition:\n\n',
    'The player who makes the same position three times loses. ',
  ),
  pieces: numbered(5_000, (index) => `${capital(index)} (P) : Moves one square forward.\n\n`),
  'a chain of pieces': numbered(
    5_000,
    (index) => `${capital(index)} (P) : Moves like a ${capital(index + 1)}.\n\n`,
  ),
  'a chain of pieces, backwards': numbered(
    5_000,
    (index) => `${capital(index + 1)} (P) : Moves like a ${capital(index)}.\n\n`,
  ),
  'pieces that double': numbered(
    60,
    (index) =>
      `${capital(index)} (P) : Moves like a ${capital(index + 1)} or a ${capital(index + 1)}. Moves like a ${capital(index + 1)}.\n\n`,
  ),
  'pieces that move like themselves': numbered(
    5_000,
    (index) => `${capital(index)} (P) : Moves like a ${capital(index)}.\n\n`,
  ),
  'pieces in a ring': numbered(
    3,
    (index) => `${capital(index)} (P) : Moves like a ${capital((index + 1) % 3)}.\n\n`,
  ),
  'promotions in a ring': numbered(
    10_000,
    (index) =>
      `${capital(index)} (P) : Moves one square forward. Promotes to ${capital((index + 1) % 10_000)}.\n\n`,
  ),
  'one piece again and again': filled('', 'Rook (R) : Moves one square forward.\n\n'),
  'turns upon turns': filled(
    'Rook (R) : Moves one square diagonally',
    ' and then one square diagonally',
  ),
  'a line of ranks': filled('', 'r n b q k b n r '),
  ranks: filled('', 'r n b q k b n r\n'),
  'pictures of ranks': filled('', 'r n b q k b n r\n- - - - - - - -\n\n'),
  'kanji ranks': filled('', '|v香v桂v銀v金v玉v金v銀v桂v香|一\n'),
  sketches: filled('', '--x-x--   -x!-!x-\n'),
  'a long FEN': filled('FEN: ', 'rnbqkbnr/'),
  FENs: filled('', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\n'),
  games: filled('', '[Variant "a"]\n[FEN "8/8 w"]\n\n1. P-7f P-5d\n\n'),
  moves: filled('1. ', 'P-7f P-3d '),
  bars: filled('', '|'),
  rows: filled('a | b\n--- | ---\n', 'Phoenix | Ph\n'),
  'rows of numbered letters': `a | b\n--- | ---\n${numbered(10_000, (index) => `${capital(index)} | ${lettersOf(index)}\n`)}`,
  'diagram lines': filled('', 'a:b:c:d:\n'),
  'diagram pieces': filled('files=9\nranks=9\n', 'pawn:P:fW:p:a1-i9,,a1-i9\n'),
  'diagram parameters': filled('', 'files=9 '),
  options: filled('', 'castling = false\n'),
  'options with blank lines': filled('', 'castling = false\n\n'),
  'numbered options': numbered(15_000, (index) => `key${index} = ${index}\n`) + OPTIONS,
  sections: numbered(10_000, (index) => `[a${index}:a${index - 1}]\ncastling = false\n`),
  'blocks of options': filled('', `${OPTIONS}\nWords in between.\n\n`),
  'a long option': filled(`${OPTIONS}startFen = `, 'r'),
  'a long custom piece': filled(`${OPTIONS}customPiece1 = a:`, 'fRbW'),
  'letters of many options': `${OPTIONS}${numbered(15_000, (index) => `customPiece${index} = a:N\n`)}`,
  'equals signs': filled('', '='),
  'blank lines': filled('# V\n', '\n'),
  blanks: filled('# V\n', ' '),
  'carriage returns': filled('# V\n', '\r'),
  'NUL bytes': filled('# V\n', '\0'),
  colons: filled('', ':'),
  'full stops': filled('', '.'),
  commas: filled('Rook (R): Moves ', ', '),
  capitals: filled('', 'A '),
  emoji: filled('', '\u{1f600}'),
  'halves of characters': filled('', '\ud83d'),
};
