/** Games that pages compare their own with. */
const KNOWN_GAMES: ReadonlySet<string> = new Set([
  ...['shogi', 'chess', 'xiangqi', 'janggi', 'makruk', 'sittuyin', 'shatranj', 'go', 'draughts'],
  ...['sho shogi', 'chu shogi', 'dai shogi', 'tori shogi', 'wa shogi', 'tenjiku shogi'],
  ...['minishogi', 'kyoto shogi', 'crazyhouse', 'capablanca chess', 'seirawan chess'],
]);

const USUAL =
  /^(?:orthodox|standard|standart|western|international|regular|normal|ordinary|modern|fide|usual|classical|traditional|japanese|most|other) /;

/** Where a page is shown: "in Pychess" is about its own game. */
const SERVERS: ReadonlySet<string> = new Set(['pychess', 'lishogi', 'lichess', 'playstrategy']);

/** True if a sentence "In …, …" is about another game than the page. */
export function isForeignGame(name: string, title: string | null): boolean {
  if (isOwnGame(name, title)) return false;
  const game = plain(name);
  return USUAL.test(game) || KNOWN_GAMES.has(game) || /(?:shogi|chess)$/.test(game);
}

/** True if it is the game of the page, as its title names it, or a place where it is played. */
export function isOwnGame(name: string, title: string | null): boolean {
  const game = plain(name);
  if (SERVERS.has(game)) return true;
  const words = plain(title ?? '');
  if (words === game) return true;
  return game.includes(' ') && ` ${words} `.includes(` ${game} `);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^a-z0-9\u00c0-\uffff-]+/g, ' ')
    .trim();
}
