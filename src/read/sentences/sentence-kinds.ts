import { NUMBER_WORDS } from '../../catalog/number-words.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import { namesPiece } from './names.js';
import { BESIDE_USUAL_MOVES } from './words.js';

/** Patterns that classify sentences before and after they are read. */

/** Words of sentences that describe how something moves. */
export const OF_MOVES =
  /\b(?:(?:moved|went) (?=one|two|three|\d|up to|any|as|like|normally|only|in|to|straight|forward|diagonal|orthogonal)|slid|stepped|powers? of an?|mov(?:e|es|ing|ement|ements)|captur\w*|attack(?:s|ed|ing)?|jump\w*|leap\w*|hops?|hopping|slid(?:e|es|ing)|steps?|diagonal\w*|orthogonal\w*|sideways|backwards?|forwards?|confined|restricted|blocked|combin\w+|hybrid|compound|rider|betza|behaves?|(?:same|identical|equal|equivalent|different) (?:as|to|than|from)|(?:cannot|may not|never|not) (?:give|gives|deliver|delivers) check)\b/i;
/** Words of sentences that state a rule. */
export const OF_RULES =
  /\b(?:(?:under)?promot\w+|double push\w*|dice|die decides|own (?:pieces|men)|reserves?|turns an? (?:pawn|piece) into|friendly fire|(?:edges|borders|sides) (?:of the board )?are|(?:additional|extra|lacks? an?) (?:king|queen|rook|bishop|knight|pawn)s?|drop(?:s|ped|ping)?|castl\w+|en passant|stalemat\w*|checkmat\w*|campmate|repe(?:at|tition)\w*|perpetual\w*|draws?|drawn|wins?|won|winner|same (?:board )?position|los(?:e|es|ing|s)|victory|illegal|forbidden|not allowed|prohibited|mandatory|compulsory|in hand|(?:to|into) (?:your|the|his|their|its) hand|only (?:a|the|his|one) king|moves? first|ranks?|files?|royal|cylind\w+|toroidal|wraps?|holes?|pass|passing|passes|face each other|must|cannot|can ?not|may not|(?:may|can) only|leaves?|starts?|begins|rules|laws|palace|river|goals?|objective|aim of|upgrad\w+|explod\w*|vanish\w*|disappears?|(?:is|are) replaced|(?:king|queen|rook|bishop|knight)s? becomes?|(?:replaces?|takes? the place of|in (?:the )?place of|becomes?) (?:(?:the|all|both|an?|orthodox|usual|normal) ){0,2}(?:king|queen|rook|bishop|knight|pawn)s?|per (?:file|row|column)|only one of|at a time|setup|zones?|gat(?:e|ing)|count(?:s|ing)|can initially|in check|checks?|checked|(?:game|match|round)\b.{0,40}\bends?|ends the game|resigns?|conditions?|restrictions?|alternat\w+|exceptions?|(?:following|these) (?:\w+ )?(?:changes|differences|modifications|additions|twists)|except(?=[\w ]{0,25}:)|comes? into play|(?:trad|swap|switch|chang|exchang)\w* (?:their |its )?(?:places?|positions?|sides?|squares?|with an?)|evacuated|limited to|everything else|instead of (?:the |some |an? )?(?:king|queen|rook|bishop|knight|pawn)s?|board\b[^.]{0,40}\b(?:wide|across)|(?:each|every|per|once (?:in|during) (?:a|the|one)|(?:his|her|their|your|opponent['’]s|player['’]s)(?: next)?) turn|turn consists|pawn push(?:es)?|(?:is|are) created|immobili[sz]e[sd]?|paraly[sz]e[sd]?|freezes?|frozen|push(?:es|ed)?|pulls?|pulled|converts?|converted|transforms?|hidden|will be covered|face[- ]down|hexagon\w*|three[- ]dimensional|3-?d|(?:two|three|four|2|3|4) (?:chess)?boards|(?:players?|sides?) (?:can|may)|(?:king|queen)-?side|(?:changes|turns|flips) (?:in)?to)\b|\w \+ \w[\w ]* =|<?-+>|[↔→⇄⟷]/i;
/** The games that pages change most. */
export const CHANGED_GAMES = 'chess|shogi|xiangqi|janggi|makruk|crazyhouse';
const CHANGES_GAME = new RegExp(
  `\\b(?:${CHANGED_GAMES})\\b,? (?:but|except|with|without|where|in which|from|on|starting|played)\\b`,
  'i',
);
/** Words that may mark a rule as well. */
const MAY_MARK_RULE =
  / (?:like|as|is|it's|are|has|have|no|without|means) |\b(?:occurs?|skip|first|sente|gote|impasse|jishogi|optional|obligatory|alone|replaces?|tak(?:e|es) the place of|instead of an?|in place of|captur\w+|checks?|resigns?|agree|accepts|becomes?)\b|\bpawns?\b.{0,20}\badvanc|\brules?\b.{0,40} (?:appl(?:y|ies)|exists?|holds?)\b/i;

/** Whether a sentence may state a rule without the words of `OF_RULES`. */
export const mayStateRule = (text: string): boolean =>
  MAY_MARK_RULE.test(text) || CHANGES_GAME.test(text) || leadsChanges(text);
/** A remark, which draws a conclusion, compares or advises. It adds nothing to other sentences. */
export const REMARK =
  /^\W*(?:because|since|as such|thus|therefore|hence|this means|that means|effectively|practically|consequently|as a consequence|(?:it|this) (?:must|should|can) be (?:noted|remembered)|for example|e\.?g|i\.?e|this makes|keep in mind|in other words|despite|although|when playing|in the (?:endgame|opening|middlegame)|as a result|strategically|another way|one way|an easy|the easiest|try|avoid|be careful|see |in many variants|in other variants|in terms of|for those|that is,|typically|often|in the (?:[\w-]+ ){0,2}sets?,|in these images|in the (?:following )?(?:image|diagram|picture)s?|(?:green|red|yellow|blue)(?! (?:starts?|moves?|has|plays?|begins?|cannot|may|wins|must)\b)|circles|arrows|as above|visually|fun fact|the reason|unlike|compared (?:to|with)|as a non-?|as with|this (?:is|piece is|version of [\w ]{3,20} is) (?:the|a|an|essentially|similar|also|generically|simply)\b(?!.*\b(?:but|except|with the|without)\b)|it is the exact same as|the piece is essentially|there is less|while there|so the|as (?:the |a )?(?:normal|usual) [\w ]{3,20}(?=,))\b/i;
/** An opening after which the sentence may still state something. */
const OPENER =
  /^\W*(?:of course,? )?(?:unlike [^,]{1,60},|the (?:only|main|major|one|sole|big) (?:difference|change|exception|twist)\b[^,.]{0,40} is that|(?:(?:so )?(?:this|that) (?:also )?means|in other words,?|as with [^,]{1,60},|compared (?:to|with) [^,]{1,60},)(?: that)?)\s/i;
/** A remark that states something nevertheless. */
const STATES =
  /\bthere (?:is|are) no\b|\b(?:you|players?|pawns?) (?:can|may|must)\b|\b(?:cannot|may not|must)\b.*\b(?:promot|drop|castl|pass)\w*|\b(?:is|are) (?:also |not |still )?(?:illegal|forbidden|allowed|permitted|possible|impossible|mandatory|compulsory|a (?:win|loss|draw))\b|\bwin condition|\bends (?:when|if)\b|\b(?:do|does) not apply\b/i;
/** "It behaves like an orthodox king", whatever else the sentence contains. */
const LIKENESS =
  /\b(?:behaves?|moves?|is|are|acts?)(?: \w+){0,2} (?:the same as|like|identical to)(?: (?:an?|the))?(?: [\w’'-]+){0,2} (?:king|queen|rook|bishop|knight|pawn)s?\b/i;
export const TALK =
  /\b(?:useful|valu\w+|worth|strong\w*|weak\w*|endgame|opening|develop\w*|strateg\w+|harass\w*|defen[cds]\w*|sacrific\w*|advantage\w*|powerful|careful\w*|often|usually|sometimes|beginners|remember|because|since|therefore|thus|image|picture|diagram|dots?|arrows?|symbol\w*|icons?|shown|known as|called|named?|names|origin(?!al (?:pieces?|positions?|squares?|places?)\b)\w*|invented|considered|good|best|mobil\w+|colou?r-?bound|changes the colou?r|history|historical\w*|fairy|theme|thematic|cosmetic|aesthetic|familiar|similar|resembl\w+|counterpart|versatile|tricky|unique|keep|protect\w*|pieces? like|advis(?:e[sd]?|able|ing)|pair(?:ed)?|easily|difficult|threat\w*|dangerous|note that|introduced|one of the|end the game|involved|differen\w+|divergent|effectively doubles|found in|check when|same (?:col|move is)|average|balance\w*|doubts?|perhaps|reach is|seen in|(?:more|less) (?:limited|restricted|powerful|mobile|flexib\w+) |comparable|against (?:a )?king|same range)\b/i;
/** A statement that a piece captures differently from how it moves. Other sentences say how. */
const DIFFERENTLY =
  /\bmoves? and (?:attacks?|captures?) differently\b|\bcaptures? differently than (?:movement|(?:it|they) moves?)\b/i;
/** A definition of where a piece may go, whatever else the sentence contains. */
const DEFINES =
  /\bgiven an?\b[^,.]{0,30}\b(?:leap|jump|move|step)\b|\b(?:can|may|must)\b.*\b(?:mov|jump|leap|step|slid|captur|mak)\w*\b.*\b(?:diagonal|orthogonal|horizontal|vertical|forward|backward|sideways|squares|spaces|cells|fields|steps)/i;
/** A statement that a named piece moves, whatever else the sentence contains. */
const ACTS =
  /(?:^\W*(?:the |an? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}|(?:^|[,;:] )(?:it|he|she|they)) (?:(?:can|may|must|only|also|always) ){0,2}(?:moves?|jumps?|leaps?|steps?|slides?|captures?|attacks?|combines?|hops?|ha(?:s|ve) the (?:combined )?(?:moves?|powers?))\b/u;
/** A second statement of how a piece moves, perhaps a different one: "In check, it leaps like a knight". */
const ACTS_AGAIN =
  /(?:^\W*(?:the |an? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}|(?:^|, )(?:it|he|she|they)) (?:(?:can|may|must|cannot|never|not|only|also|always) ){0,3}(?:moves?|jumps?|leaps?|steps?|slides?|captures?|attacks?|hops?)\b/u;
/** Words of motion. A remark without them defines nothing. */
const MOTION =
  /\b(?:mov(?:e|es|ing)|captur(?:e|es|ing)|attack(?:s|ing)?|jump\w*|leap\w*|hop\w*|slid\w+|steps?)\b/i;
/** A sentence that adds moves to others: only its subject stands before "also". */
export const ALSO =
  /^\W*(?:the |an? )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?(?<! (?:goes|go|is|are|has|have|moves?))(?: (?:can|may))? also\b/iu;
const ALSO_MOVES =
  /\b(?:also|additionally) (?:(?:can|may) )?(?:mov|captur|attack|jump|leap|hop|slid|step|go\b)/iu;

/** Between the parts of a sentence, each of which may tell of a move. */
const LINK = /[,;:()–—]|\b(?:and|or|but|while|which|then|except)\b/i;

/**
 * Whether a sentence adds moves: nothing about a move stands before "also", as in "Chess, except that bishops can also move", or it
 * belongs to the first move: "Chess, but the queen moves like a knight also".
 */
export function addsMoves(text: string): boolean {
  const also = text.search(ALSO_MOVES);
  const motion = text.search(MOTION);
  const [first = ''] = motion < 0 ? [] : text.slice(motion).split(LINK, 1);
  return (
    ALSO.test(text) ||
    ADDED.test(text) ||
    ADDS_TO_USUAL.test(text) ||
    (also >= 0 && !MOTION.test(text.slice(0, also))) ||
    /\b(?:also|additionally)\b/i.test(first)
  );
}

/** "The queen gains the moves of a knight", "moves like a knight too". */
export const ADDED =
  /\bgains?\b|\b(?:additional|added|extra) (?:moves?|movements?|powers?|abilit(?:y|ies))\b|\b(?:has|have) also\b|\balso (?:has|have|gains?|gets?)\b|\b(?:too|as well)\W*$/i;
export const ADDS_TO_USUAL = new RegExp(`\\b${BESIDE_USUAL_MOVES}`, 'i');

/** The same with the addition first: "In addition to their usual moves". The piece may also be a new one. */
export const IN_ADDITION =
  /^\W*(?:in addition|additionally|furthermore|moreover|besides|on top of|apart from (?:this|that|these|their))\b/i;
/** Where the king may not stand or pass when it castles. */
const OF_CASTLING = /\bin check\b.{1,60}\bpass(?:es)? through\b/i;
/** A sentence about other rules, even with words of motion. */
const OF_PROMOTION = /\bpromot|\bdropp?(?:s|ed|ing)?\b|\bcheckmate/i;
/** In brackets, a restriction of the sentence before. */
const RESTRICTS =
  /^\W*(?:(?:but|and) )?(?:only|not(?!-)|never|without(?: \w+)? (?:captur|tak|jump|leap)\w+|except|unless|if|when|while|until|provided|within|inside|in (?:the|its|their) (?:palace|castle|zone|camp|territory|half)|(?:left|right) (?!or\b))\b(?! (?:(?:the|an?|its|this) )?(?:image|picture|diagram|legal|necessary|needed|any\b|royal|possible|applicable|desired|white|black))/i;
/** The start of words without a main clause that say when, where, how often or how a move is possible. */
const FRAGMENT =
  /^\W*(?:note: )?(?:(?:and|but|or) )?(?:only|just|except(?:ing)?|unless|if|when(?:ever)?|while|until|till|once|twice|(?:every|each)(?! (?:player|side|of)\b)|(?:must|may)(?: then)? |provided|providing|(?:as|so) long as|as its|before|after|during|within|inside|outside|in (?:the|its|their|some|most|many|place|theory)|on|at|from (?:the|its|an?)|to (?:the|an?|its)|towards?|away|over|next|near|beside|behind|under|beneath|against|for (?:one|the|an?)|by|with|without|instead|depending|never|not|then|swapping|taking|usually|sometimes|rarely|seldom)\b/i;
/** "This is only possible in the palace.", "It may do so once." */
const ON_THE_MOVE =
  /^\W*(?:this|that|these|it|they)(?: moves?| leaps?| jumps?)? (?:(?:is|are) only (?:possible|allowed|permitted|available|legal)|(?:can|may|must)(?: only)? (?:do (?:so|this)|be (?:done|made|used|played))|costs?)\b/i;
const NO_CONDITION =
  /\b(?:images?|pictures?|diagrams?|figures?|shown|see|call\w*|known|named?|examples?|chess|circles?|arrows?|dots?|marked|desired|wanted|possible|necessary|needed|applicable|any|so|case|jump\w*|leap\w*|word|words|letter|symbol|betza|notation|legal|directions?|dropping|repetition|perpetual|stalemate|campmate)\b/i;
const IS_CLAUSE =
  /\b(?:is|are|was|were|has|have|can|may|must|does|do|will|makes?|gives?|wins?|loses?|gets?)\b/i;
const OPENS_CLAUSE =
  /^\W*(?:(?:and|but|or) )?(?:only )?(?:unless|if|when(?:ever)?|while|until|till|once|every time|provided|providing|(?:as|so) long as|before|after)\b/i;
/** A longer text says something of its own. */
const LONGEST_FRAGMENT = 70;

/** Whether it restricts the sentence before it: "Only on even turns.", "(away from the king)". */
export function isFragment(text: string, isAside: boolean): boolean {
  if (ON_THE_MOVE.test(text)) return true;
  if (!FRAGMENT.test(text) || NO_CONDITION.test(text) || text.length > LONGEST_FRAGMENT)
    return false;
  return (
    isAside || (!/,|\bpromot/i.test(text) && (OPENS_CLAUSE.test(text) || !IS_CLAUSE.test(text)))
  );
}

/** Pieces of one entry mirror each other. */
export const MIRROR =
  /\bmirror (?:image|each)|\bwhat one does to the left,? the other does to the right/i;
/** What a piece promotes to. */
export const PROMOTES_TO = /\bpromot(?:es?|ed|ing)\b.{0,20}\b(?:to|into)\b/i;
/** A sentence about several pieces, or about other pieces. */
export const OF_OTHERS = /^\W*(?:all|every|each|other|most|some|many|promoted)\b(?! of)/i;
const JUMPING = /\b(?:jump|leap|hop|block|screen|interven|intermediate)/i;

/** `10x10` or `10 x 10`, before or after the word board. */
const SIZE =
  /(?:\bboard (?:of|is|has|with|measures|consists of)(?: an?| of)? |\b)(\d{1,2})[\s-]?(?:[x×*]|by)[\s-]?(\d{1,2})[\s,-](?:[a-z]+[\s-]){0,2}?(?:board(?!s)|grid|(?:squares|spaces|cells|fields)(?= board| with an? |[,.!]|$)|chess\s?board|points|chess variant|(?<=^\W*an? [^.]{0,30})variant (?:by|of|that|where|which|with|designed|invented|in)\b)/i;
/** "The board is 10 squares by 8", "the chessboard, 10x8". */
const BOARD_FIRST =
  /\b(?:chess\s?)?board(?:,| is| measures| has| of)? (\d{1,2})(?: (?:squares|spaces|cells|fields) by |\s?[x×]\s?)(\d{1,2})\b(?!\s?[x×])/i;
/** "Ten ranks and twelve files". */
const ROWS =
  /\b(?:chess)?board\b.{0,60}?\b(\d{1,2}) (rows?|ranks?|columns?|files?)(?:\(s\))?(?: of \w+ squares)?(?:,? (?:and|by|x|×)|,) (\d{1,2}) (rows?|ranks?|columns?|files?)\b/i;

const OF_SIZE = /\d{1,2}\s?[x×]\s?\d{1,2}/;
/** The board of another game: "inspired by Hill Chess, which is played on a 10x8 board". */
const OF_ANOTHER =
  /\b(?:called|inspired by|earlier|older|predecessor|unlike|than|like|from|after) [^.;:]*\b(?:which|that) (?:is|was) (?:\w+ )?played\b/i;
const NOT_CHECKERED = /\bnot (?:un)?(?:check|chequ|colou?r)\w*/gi;
const NO_BOARD = /\bpalace|\brings?\b|decomposed|little|zone|box|rectangle|area|not\b|n['’]t\b/i;

const IN_WORDS = new RegExp(`\\b(?:${NUMBER_WORDS.slice(2).join('|')})\\b`, 'gi');
/** With figures, and with files and ranks for what is so many squares wide or long. */
const withFigures = (text: string): string =>
  text
    .replace(IN_WORDS, (word) =>
      String(NUMBER_WORDS.findIndex((one) => one === word.toLowerCase())),
    )
    .replace(
      /\b(?:vertical (?:lines|rows|files|columns)|(?:squares |cells )?(?:wide|across)\b)/gi,
      'files',
    )
    .replace(
      /\b(?:horizontal (?:lines|rows|ranks)|(?:squares |cells )?(?:long|high|deep|tall)\b)/gi,
      'ranks',
    );

/** The size of the board that a sentence states. Null if it states none. */
export function sizeIn(text: string): { readonly files: number; readonly ranks: number } | null {
  const said = withFigures(text.replace(NOT_CHECKERED, ''));
  if (NO_BOARD.test(said) || OF_ANOTHER.test(said)) return null;
  const size = SIZE.exec(said) ?? BOARD_FIRST.exec(said);
  if (size !== null) return { files: Number(size[1]), ranks: Number(size[2]) };
  const [, first = '', of = '', second = '', by = ''] = ROWS.exec(said) ?? [];
  const isRanks = /^r/i.test(of);
  if (first === '' || isRanks === /^r/i.test(by)) return null;
  return isRanks
    ? { files: Number(second), ranks: Number(first) }
    : { files: Number(first), ranks: Number(second) };
}

/** The size of the board in the name of a game: "Chess 9x9". Null if there is none. A board of 3x3x3 has no such size. */
export function sizeInTitle(
  title: string,
): { readonly files: number; readonly ranks: number } | null {
  const size = /(?<![x×\d.])\b(\d{1,2})\s?[x×]\s?(\d{1,2})\b(?!\s?[x×.]\s?\d)/.exec(title);
  return size === null ? null : { files: Number(size[1]), ranks: Number(size[2]) };
}

/** A sentence that only introduces a list of endings. */
export const LEADS_ENDS =
  /^\W*(?:the rules (?:for|of|on) (?:[a-z]+ ){1,3}are as follows|there are \w+ (?:\w+ )?ways (?:to|of) (?:win|winning|draw|drawing|end)|(?:the game|a player|you|it) (?:ends in a draw|is drawn|is a draw|wins|can win|win)(?: the game)? (?:if|when|in)(?: (?:any|one|the|these|of|following|cases|conditions|occurs?|holds?|applies|apply|are|met))*)[^.,;:]{0,20}:\s*$/i;

const LISTS_CHANGES =
  '(?:\\bexcept\\b|\\bbut(?=:)|\\b(?:following|these|one|two|three|four|five|some|few|several|this) (?:\\w+ )?(?:changes?|differences?|modifications?|exceptions?|additions?|twists?|ways to win)\\b)[^:]{0,20}:\\s*$';
const OF_A_GAME = new RegExp(
  `\\b(?:as|like|same|rules|${CHANGED_GAMES})\\b.{0,60}${LISTS_CHANGES}`,
  'i',
);
/** "Antichess, but with the following changes:" */
const GAME_FIRST = new RegExp(`^\\W*([\\p{L}\\d' -]{3,40}?),? (?:but|except|with)\\b`, 'iu');

/** Whether a line introduces a list of changes: "Same rules as chess, except:". */
export function leadsChanges(text: string): boolean {
  if (OF_A_GAME.test(text)) return true;
  const [, game] = CHANGES_LISTED.test(text) ? (GAME_FIRST.exec(text) ?? []) : [];
  return game !== undefined && builtinNamed(game) !== null;
}
const CHANGES_LISTED = new RegExp(LISTS_CHANGES, 'i');

/** The words that the items of a list of endings leave out. Null if the sentence does not start such a list. */
export function outcomeOfList(text: string): string | null {
  if (!/:\s*$/.test(text) || !/\b(?:if|when|ways?|conditions?|following)\b/i.test(text))
    return null;
  if (/\b(?:draws?|drawn)\b/i.test(text)) return 'draw if';
  return /\b(?:wins?|won)\b/i.test(text) && !/\b(?:los|draw)/i.test(text) ? 'you win if' : null;
}

/** The context of a sentence. */
interface SentenceContext {
  readonly isAside: boolean;
  /** The moves of its piece were described before. */
  readonly isDescribed: boolean;
  /** The sentence is about no piece. */
  readonly isAlone: boolean;
}

/** A caption: "Elephant & Cannon movements", "Duke's moves (green) & captures (red)". */
const CAPTION =
  /^\W*(?!(?:No|Not|Only|Also|And|Or|But)\b)\p{Lu}[\p{L}'’]*(?: (?:&|and|\p{L}[\p{L}'’]*)){0,3} (?:moves|movements)(?: \(\w+\))?(?: (?:&|and) captures)?(?: \(\w+\))?\.?$/u;

/** Words that limit moves, in brackets and in short sentences. */
export const LIMITING = 'max(?:imum|imal|imally)?|min(?:imum)?|range|initially';
/** Words of a short sentence that limits the moves of the sentence before it: "Max. 3 squares.", "Pieces in its way are no obstacle." */
const LIMITS = new RegExp(
  `\\b(?:${LIMITING}|at (?:most|least)|squares?|spaces?|cells?|obstacles?|mounts?|hurdles?|screens?|repeat (?:this|it)|ignor(?:es|ing)|skip(?:s|ping)?|occupied|in (?:the|its|their) way|plus|(?:go|move)s? back|takes?(?= (?:its|their|own|any|no|all|pieces)))\\b|^\\W*\\+`,
  'i',
);
/** Words of a count, of colours or of the start: "It covers eight squares." */
const NO_LIMITS =
  /\b(?:light|dark|white|black|red|colou?rs?|half|covers?|reach(?:es|ed)?|access\w*|starts?|begins?|placed|total|every|all|no matter)\b/i;
const MOST_WORDS_OF_LIMIT = 10;

/** "Also knight.", "Wazir too." */
export const isAddition = (text: string): boolean =>
  /^\W*(?:(?:and|or|also)(?: an?| the)? \p{L}+|(?:an? )?\p{L}+ (?:too|as well))\W*$/iu.test(text) &&
  namesPiece(text);

/** "Drops are noted with @, as in R@e4." */
const OF_NOTATION = /\b(?:annotated|notated|noted|denoted) (?:with|by|as)\b|\b[A-Z]@[a-p]\d/;
/** In brackets, a rule beside that of the sentence: "(no checks, no stalemate)", "(or move two squares)". */
const ADDS_RULE = /^\W*(?:no|n?or|and)\b/i;
const NAME_AND_BRACKETS = /^(\W*(?:the |an? )?[\p{L}'’-]+) \([^()]*\)/iu;

/** What kind of sentence was not understood: about moves, about rules (`unread`), or neither (`prose`). */
export function kindOfUnread(
  sentence: string,
  { isAlone, isAside, isDescribed }: SentenceContext,
): 'of-moves' | 'unread' | 'prose' {
  // "The bishop (called the courier) moves …": what it is called makes no remark of it.
  const text = sentence.replace(OPENER, '').replace(NAME_AND_BRACKETS, '$1');
  if ((text.includes(' move') && CAPTION.test(text)) || OF_NOTATION.test(text)) return 'prose';
  const isTalk = TALK.test(text);
  if (isAside && !isAlone && !isTalk && RESTRICTS.test(text)) return 'of-moves';
  const isRemark =
    isAside ||
    (isDescribed && OF_PROMOTION.test(text) && !actsAgain(text)) ||
    (REMARK.test(text) &&
      (isDescribed || isAlone) &&
      !(isDescribed && JUMPING.test(text) && !isTalk)) ||
    (isTalk &&
      (isDescribed ? !actsAgain(text) : isAlone && !ACTS.test(text)) &&
      !DEFINES.test(text) &&
      (isDescribed || !LIKENESS.test(text)));
  const isOfMoves =
    !DIFFERENTLY.test(text) &&
    !OF_CASTLING.test(text) &&
    OF_MOVES.test(text) &&
    (MOTION.test(text) || !isTalk || LIKENESS.test(text) || ACTS.test(text)) &&
    (!isRemark || (!isAlone && !isDescribed));
  const isShort = text.split(/\s+/, MOST_WORDS_OF_LIMIT + 1).length <= MOST_WORDS_OF_LIMIT;
  const mayLimit = (LIMITS.test(text) && !NO_LIMITS.test(text)) || isAddition(text);
  const isLimit = isDescribed && !isRemark && !isTalk && isShort && mayLimit;
  if (isOfMoves || isLimit) return 'of-moves';
  const isOfRules = OF_RULES.test(text) && (!REMARK.test(text) || STATES.test(text));
  return (!isAside || (ADDS_RULE.test(text) && !isTalk)) &&
    (isOfRules || (/\b(?:board|squares)\b/.test(text) && OF_SIZE.test(text)))
    ? 'unread'
    : 'prose';
}

/** Whether it describes moves again. "Strong moves take advantage of it" starts with talk, not with a piece. */
function actsAgain(text: string): boolean {
  const match = ACTS_AGAIN.exec(text);
  return match !== null && !TALK.test(match[0]);
}
