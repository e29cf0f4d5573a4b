import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `doc`, by slug: piece-table documents (README, "How to write a variant"). */
export const DOC_CODES = {
  'no-piece-table': {
    title: 'A document has no piece table.',
    why: 'A variant is a heading of level 1 with a table of pieces below it, or with a line "Uses the following pieces from …".',
    example: '# Shogi\n\nA page of prose.',
  },
  'too-large': {
    title: 'A document has too many lines, or lists too deep, to be a piece-table document.',
    why: 'Reading it would take longer than anybody waits.',
    example: 'A file of 60000 lines.',
  },
  syntax: {
    title: 'A cell, bullet or line of a document cannot be read.',
    why: 'What it says would be lost; the piece or rule is kept without it.',
    example: '* Size: nine by nine',
  },
  'bad-value': {
    title: 'The value of a bullet is none of those that it can have.',
    why: 'The rule that it states would be lost and a default played instead.',
    example: '* Stalemate: maybe',
  },
  'unknown-bullet': {
    title: 'A bullet "Word: value" of a variant is not known.',
    why: 'A misspelt rule would be lost without a word.',
    example: '* Promotion zon: 3 farthest ranks',
  },
  'unread-rule': {
    title: 'A bullet states a rule in words that are not read.',
    why: 'Rules are read from bullets of the form "Name: value"; a sentence is prose, and a default would be played in its place.',
    example: '* Kings may not face each other',
  },
  'unclear-family': {
    title: 'A document has marks of chess and of shogi, and does not say whose rules hold.',
    why: 'What it leaves open (drops, promotion, repetition, stalemate) is taken from one family or the other: the wrong one is another game.',
    example: '* Start: 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n\n1. Only one per column',
  },
  'duplicate-bullet': {
    title: 'A bullet stands twice in one variant.',
    why: 'Only the first is read.',
    example: '* Size: 9x9\n* Size: 7x7',
  },
  'duplicate-variant': {
    title: 'Two variants of a document have one id.',
    why: 'Outputs are named by the id, and the engine keeps only the first section of a name.',
    example: '# Shogi\n…\n# Shogi\n…',
  },
  'table-without-heading': {
    title: 'A piece table stands before the first heading of level 1.',
    why: 'The heading names the variant.',
    example: '| Piece | Betza |\n| --- | --- |\n| 歩 | fW |',
  },
  'broken-table': {
    title: 'Lines starting with | do not form a table.',
    why: 'Markdown makes a table only where the row of dashes has as many cells as the row above it; the pieces would be lost.',
    example: '| Piece | Betza |\n| --- |\n| 歩 | fW |',
  },
  'unknown-column': {
    title: 'A column of a piece table is not known.',
    why: 'What its cells say would be lost without a word.',
    example: '| Piece | Betza | Promot |',
  },
  'duplicate-column': {
    title: 'A column stands twice in one piece table.',
    why: 'Only the first is read.',
    example: '| Piece | Betza | Betza |',
  },
  'missing-column': {
    title: 'A piece table lacks a column that it cannot do without.',
    why: 'Each piece needs a name or glyph, and its moves.',
    example: '| Abbr | Betza |',
  },
  'extra-cell': {
    title: 'A row of a piece table has more cells than the table has columns.',
    why: 'Nobody knows what the cell means.',
    example: '| Piece | Betza |\n| --- | --- |\n| 歩 | fW | と |',
  },
  'unknown-note': {
    title: 'A number in the column Notes has no note below the table.',
    why: 'The rule that the note states would be lost.',
    example: '| 歩 | fW | 3 |\n\n1. Only one per column',
  },
  'unused-note': {
    title: 'A note that states a rule is used by no piece.',
    why: 'A note binds only the pieces that carry its number.',
    example: '| 歩 | fW | |\n\n1. Only one per column',
  },
  'note-not-understood': {
    title: 'A note looks like a rule, but is not understood.',
    why: 'The rule would be lost: another game is played.',
    example: '1. May not capture the king',
  },
  'unknown-piece': {
    title: 'A line names a piece that the variant does not have.',
    why: 'The piece would be missing.',
    example: 'Uses the following pieces from shogi: 龜',
  },
  'unknown-variant': {
    title: 'A line "Uses … from" names a variant that is neither in the document nor shipped.',
    why: 'Its pieces would be missing.',
    example: 'Uses the following pieces from shogy: 王',
  },
  'circular-use': {
    title: 'A variant uses its own pieces through others.',
    why: 'There is no first place where the pieces are defined.',
    example: '# A\nUses all pieces from B\n# B\nUses all pieces from A',
  },
  'used-variant-has-errors': {
    title: 'The variant whose pieces are used has errors itself.',
    why: 'Its pieces are taken over as they were read, perhaps without moves.',
    example: 'Uses all pieces from broken',
  },
  'unknown-region': {
    title: 'A movement names a region that no bullet defines.',
    why: 'The movement could never be made.',
    example: '| 金 | W; conected: F |',
  },
  'unused-region': {
    title: 'A region that no move names.',
    why: 'A region acts only where a Betza cell names it, as in "connected: F". Without that nothing is confined to it, whatever the text says.',
    example: '* Region palace: d1-f3\n\n| General | K | W |',
  },
  'castling-without-rights': {
    title: 'A document says that players castle, and its start position lets nobody.',
    why: 'Rights that the first position does not give never come: another game is played than the bullet says.',
    example: '* Castling: yes\n* Start: r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
  },
  'assumed-rule': {
    title: 'No text states a rule; the default of the rules family is taken.',
    why: 'Other people may play another default: state it.',
    example: '# Shogi without a bullet "Stalemate"',
  },
  'start-position-missing': {
    title: 'A variant has no start position.',
    why: 'Nothing can be played; the block is printed without startFen.',
    example: '# Shogi without a bullet "Start"',
  },
  'diagram-row-count': {
    title: 'A picture has more or fewer ranks, or squares on a rank, than the board.',
    why: 'Nobody knows which squares are missing: whoever sets the board up by the picture sets it up wrong.',
    example: '* Size: 9x9 and a picture of 7 rows',
  },
  'diagram-hand': {
    title: 'A hand line of a diagram cannot be read.',
    why: 'Pieces in hand would be missing.',
    example: '先手の持駒：龍',
  },
  'ambiguous-promotion': {
    title: 'A diagram shows a promoted piece that several pieces promote to.',
    why: 'When it is captured, nobody knows what it becomes; the first that promotes to it is taken.',
    example: 'v金 where 銀 and 香 promote to a 金 of their own',
  },
  'fen-vs-diagram': {
    title: 'Two statements of one position differ.',
    why: 'One of them is wrong, and a game begun from it is another game.',
    example: '* Start: 1r2SC@2b1… and v烏 in the diagram',
  },
  'unknown-option': {
    title: 'An ini block sets an option that the engine does not know.',
    why: 'The engine ignores it without a word.',
    example: '```ini\npromotionZone = 3\n```',
  },
  'bad-option': {
    title: 'A line of an ini block is no "key = value".',
    why: 'The engine ignores it without a word.',
    example: '```ini\ncastling false\n```',
  },
  'piece-not-read': {
    title: 'How a piece moves was not read, or has two readings.',
    why: 'A game with such a piece would be another game, so none is built. A piece is never immobile because its sentences were not understood.',
    example: 'The Duke moves like a king whenever the moon is full.',
  },
  'move-not-understood': {
    title: 'A sentence on the moves of a piece is not fully understood.',
    why: 'Nothing is guessed: without the sentence the piece would move otherwise than the page says.',
    example: 'Moves one square orthogonally, and on Sundays two.',
  },
  'undefined-piece-name': {
    title: 'A sentence names a piece that no text defines.',
    why: 'Nobody knows how it moves; it may be the former name of another piece.',
    example: 'Moves like a Templar.',
  },
  misspelt: {
    title: 'A word is read as the nearest word that makes sense.',
    why: 'It may be another word: correct it, if it was meant so. Programs know notations of moves by the names of their authors, such as Hodges and Hosking.',
    example: 'Moves one sqaure diagonally.',
  },
  'no-such-choice': {
    title: 'A decision on something that the page does not leave open.',
    why: '--reading and --choose decide between what a text can mean, and between pieces of which it names several; a misspelt name would decide nothing in silence.',
    example: '--reading kinght=lame',
  },
  'ambiguous-move': {
    title: 'A sentence on the moves of a piece has several readings.',
    why: 'They are different pieces: say which is meant.',
    example: 'Moves one square orthogonally and then one square diagonally.',
  },
  ambiguous: {
    title: 'A text has two readings.',
    why: 'Two people would write different options for it, and both would be right. Where something else on the page decides, that reading is taken, and said.',
    example: 'They move any number of squares forward, and also diagonally.',
  },
  'betza-used': {
    title: 'A sentence is not understood, and the notation in its bracket is used.',
    why: 'The sentence may say more than the notation.',
    example: 'Leaps like a startled frog (A).',
  },
  'betza-vs-prose': {
    title: 'The notation in a bracket and the sentence before it are different moves.',
    why: 'One of them is wrong.',
    example: 'Moves one square diagonally (W).',
  },
  'prose-vs-prose': {
    title: 'Two sentences on the moves of a piece contradict each other.',
    why: 'One of them is wrong.',
    example: 'Moves like a king: one square orthogonally.',
  },
  'picture-vs-prose': {
    title: 'A picture of the moves of a piece and its sentences show different moves.',
    why: 'One of them is wrong.',
    example: 'Horse (H): Moves one square diagonally. -----\\n--x--\\n--H--',
  },
  'move-count': {
    title: 'A text counts other squares than its moves reach.',
    why: 'The number or the moves are wrong.',
    example: 'Moves one square diagonally. It can go a total of eight squares.',
  },
  'circular-moves': {
    title: 'Pieces move like each other in a circle.',
    why: 'Nobody says how any of them moves.',
    example: 'Guard (G): Moves like a Judge. Judge (J): Moves like a Guard.',
  },
  'unknown-reading': {
    title: 'A reading that was chosen is none of those that a text has.',
    why: 'The choice would be without effect.',
    example: '--reading knight=lam',
  },
  'no-variant': {
    title: 'A page defines no variant.',
    why: 'Neither a piece table nor the definition of an Interactive Diagram is in it.',
    example: 'A page of prose.',
  },
  'ignored-parameter': {
    title: 'Parameters of the looks of an Interactive Diagram are not read.',
    why: 'Colours and pictures are no rules. One message names all of them.',
    example: 'squareSize=54 darkShade=#C8E0A8',
  },
  'unknown-parameter': {
    title: 'A parameter of an Interactive Diagram is not known.',
    why: 'The program of the diagram ignores it without a word; a misspelt rule would be lost.',
    example: 'promZone=3',
  },
  'bad-parameter': {
    title: 'The value of a parameter of an Interactive Diagram is none that it can have.',
    why: 'The rule would be lost and the default of the program taken instead.',
    example: 'symmetry=mirrored',
  },
  'unsupported-parameter': {
    title: 'An Interactive Diagram states a rule that fairyc cannot hold.',
    why: 'Without the rule another game is played.',
    example: 'iron=3',
  },
  'bad-square': {
    title: 'A square of an Interactive Diagram is not on the board, or has two pieces.',
    why: 'The piece would stand nowhere, or take the place of another.',
    example: 'files=8 King:K:K:king:k1',
  },
} as const satisfies Record<string, CodeRow>;
