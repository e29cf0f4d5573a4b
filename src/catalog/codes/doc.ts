import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `doc`, by slug: piece-table documents (README, "How to write a variant"). */
export const DOC_CODES = {
  'no-piece-table': {
    title: 'A document has no piece table.',
    why: 'A variant is a heading of level 1 with a table of pieces below it, or with a line "Uses the following pieces from …".',
    example: '# Shogi\n\nA page of prose.',
  },
  'too-large': {
    title: 'A document or page is too long.',
    why: 'fairyc reads up to a million visible characters of a page, and up to 20,000 lines or list levels of a document with piece tables. More would take too much time and memory.',
    example: 'A file of 60000 lines.',
  },
  unplayable: {
    title: 'A variant is too large to be played.',
    why: 'fairyc plays games with up to 62 piece types (with walls or gates, up to 32 types on 128 squares). It cannot play, explain or show a larger game, but it can build a document or an Interactive Diagram of it.',
    example: 'A table of 70 pieces.',
  },
  syntax: {
    title: 'A cell, bullet or line of a document cannot be read.',
    why: 'Its content is ignored; the piece or rule is kept without it.',
    example: '* Size: nine by nine',
  },
  'bad-value': {
    title: 'A bullet has an invalid value.',
    why: 'The rule would be lost and a default used instead.',
    example: '* Stalemate: maybe',
  },
  'unknown-bullet': {
    title: 'A bullet "Name: value" of a variant has an unknown name.',
    why: 'A misspelt rule would be silently lost.',
    example: '* Promotion zon: 3 farthest ranks',
  },
  'unread-rule': {
    title: 'A bullet that is a sentence is not understood.',
    why: 'Rules are read from bullets of the form "Name: value". A sentence is only compared with them, and only if every word of it is understood. A default may contradict a sentence that is not.',
    example: '* The camel may not jump over the river',
  },
  'no-effect': {
    title: 'A bullet or note states a rule that has no effect in this game.',
    why: 'It is about drops, promotions, castling or similar, which this game does not have. Perhaps another bullet is missing.',
    example: '* Drops: no\n* Pawn drops in zone: yes',
  },
  'unclear-family': {
    title: 'A document has features of both chess and shogi, and does not say which rules apply.',
    why: 'Unstated rules (drops, promotion, repetition, stalemate) come from one family or the other, and the wrong one makes it a different game.',
    example: '* Start: 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n\n1. Only one per column',
  },
  'duplicate-bullet': {
    title: 'A variant has the same bullet twice.',
    why: 'Only the first is read.',
    example: '* Size: 9x9\n* Size: 7x7',
  },
  'duplicate-variant': {
    title: 'Two variants of a document have the same id.',
    why: 'Output files are named after the id, and the engine keeps only the first section with a name.',
    example: '# Shogi\n…\n# Shogi\n…',
  },
  'table-without-heading': {
    title: 'A piece table comes before the first heading.',
    why: 'The heading names the variant.',
    example: '| Piece | Betza |\n| --- | --- |\n| 歩 | fW |',
  },
  'broken-table': {
    title: 'Lines starting with | do not form a table.',
    why: 'Markdown needs a row of dashes with as many cells as the row above it; without one the pieces would be lost.',
    example: '| Piece | Betza |\n| --- |\n| 歩 | fW |',
  },
  'unknown-column': {
    title: 'A piece table has an unknown column.',
    why: 'The content of its cells would be silently lost.',
    example: '| Piece | Betza | Promot |',
  },
  'duplicate-column': {
    title: 'A piece table has the same column twice.',
    why: 'Only the first is read.',
    example: '| Piece | Betza | Betza |',
  },
  'missing-column': {
    title: 'A piece table lacks a required column.',
    why: 'Each piece needs a name or glyph, and its moves.',
    example: '| Abbr | Betza |',
  },
  'extra-cell': {
    title: 'A row of a piece table has more cells than the table has columns.',
    why: 'The meaning of the extra cell is unknown.',
    example: '| Piece | Betza |\n| --- | --- |\n| 歩 | fW | と |',
  },
  'unknown-note': {
    title: 'A number in the column Notes has no note below the table.',
    why: 'The rule in the note would be lost.',
    example: '| 歩 | fW | 3 |\n\n1. Only one per column',
  },
  'unused-note': {
    title: 'No piece uses a note that states a rule.',
    why: 'A note applies only to pieces that have its number.',
    example: '| 歩 | fW | |\n\n1. Only one per column',
  },
  'note-not-understood': {
    title: 'A note looks like a rule but is not understood.',
    why: 'The rule would be lost, so the game would be a different one.',
    example: '1. May not capture the king',
  },
  'unknown-piece': {
    title: 'A line names a piece that the variant does not have.',
    why: 'The piece would be missing.',
    example: 'Uses the following pieces from shogi: 龜',
  },
  'unknown-variant': {
    title:
      'A line "Uses … from" names a variant that is neither in the document nor shipped with fairyc.',
    why: 'Its pieces would be missing.',
    example: 'Uses the following pieces from shogy: 王',
  },
  'circular-use': {
    title: 'A variant uses its own pieces, through other variants.',
    why: 'The references form a circle, so the pieces are defined nowhere.',
    example: '# A\nUses all pieces from B\n# B\nUses all pieces from A',
  },
  'used-variant-has-errors': {
    title: 'The variant whose pieces are used has errors.',
    why: 'Its pieces are used as they were read, perhaps without moves.',
    example: 'Uses all pieces from broken',
  },
  'unknown-region': {
    title: 'A movement names a region that no bullet defines.',
    why: 'The movement could never be made.',
    example: '| 金 | W; conected: F |',
  },
  'unused-region': {
    title: 'No move uses a region.',
    why: 'A region has an effect only if a Betza cell names it, as in "connected: F". It does not confine pieces by itself.',
    example: '* Region palace: d1-f3\n\n| General | K | W |',
  },
  'castling-without-rights': {
    title: 'A document has castling, but its start position has no castling rights.',
    why: 'Castling needs a right in the start position; rights are never gained later. So castling would be impossible.',
    example: '* Castling: yes\n* Start: r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
  },
  'overridden-bullet': {
    title: 'An ini block gives a rule another value than its bullet.',
    why: 'The ini block is read last, so the game is not the one that the bullet describes.',
    example: '* Stalemate: loss\n\n```ini\nstalemateValue = draw\n```',
  },
  'assumed-rule': {
    title: 'A rule is not stated, so the default of chess or shogi is used.',
    why: 'Other people may expect another default, so state the rule.',
    example: '# Shogi without a bullet "Stalemate"',
  },
  'assumed-piece': {
    title:
      'A page does not say how a piece moves, or what it promotes to, so what is usual is used.',
    why: 'Other games may use the name for a different piece. Say how the piece moves and what it promotes to.',
    example: 'Chess, but knights are replaced by camels.',
  },
  'start-position-missing': {
    title: 'A variant has no start position.',
    why: 'Without one the variant cannot be played; its section is printed without startFen.',
    example: '# Shogi without a bullet "Start"',
  },
  'diagram-row-count': {
    title: 'A diagram has more or fewer ranks, or squares on a rank, than the board.',
    why: 'Nothing shows which squares are missing or extra, so the position in the diagram is uncertain.',
    example: '* Size: 9x9 and a diagram of 7 rows',
  },
  'diagram-hand': {
    title: 'A hand line of a diagram cannot be read.',
    why: 'Pieces in hand would be missing.',
    example: '先手の持駒：龍',
  },
  'ambiguous-promotion': {
    title: 'A diagram shows a promoted piece to which several pieces promote.',
    why: 'It is unclear what it becomes when captured; fairyc uses the first piece that promotes to it.',
    example: 'v金 where 銀 and 香 each promote to a 金',
  },
  'fen-vs-diagram': {
    title: 'Two descriptions of the same position differ.',
    why: 'One of them is wrong, and a game from the wrong position is a different game.',
    example: '* Start: 1r2SC@2b1… and v烏 in the diagram',
  },
  'unknown-option': {
    title: 'An ini block sets an option that the engine does not know.',
    why: 'The engine silently ignores it.',
    example: '```ini\npromotionZone = 3\n```',
  },
  'bad-option': {
    title: 'A line of an ini block is not "key = value".',
    why: 'The engine silently ignores it.',
    example: '```ini\ncastling false\n```',
  },
  'maybe-a-rule': {
    title: 'A page that changes another game has sentences that may be rules.',
    why: 'They are about play, but no rule is read from them. If one states a difference from the other game, the game that is built does not have it.',
    example:
      '# Ours\n\nThe rules are those of chess, but knights move like camels. White has two queens.',
  },
  'rule-left-out': {
    title: 'A rule in words is understood, but the game is built without it.',
    why: 'No option states the rule, or the game has no piece that it is about, so the game plays differently from what the page says.',
    example: 'White cannot castle.',
  },
  'piece-not-read': {
    title: 'The moves of a piece are not understood or ambiguous.',
    why: 'The game would be a different one, so nothing is built. fairyc never makes a piece immobile just because its sentences were not understood.',
    example: 'The Duke moves like a king whenever the moon is full.',
  },
  'move-not-understood': {
    title: 'A sentence about the moves of a piece is not fully understood.',
    why: 'fairyc does not guess: without the sentence, the piece would move differently than described.',
    example: 'Moves one square orthogonally, and on Sundays two.',
  },
  'undefined-piece-name': {
    title: 'A sentence names an undefined piece.',
    why: 'Its moves are unknown; it may be an old name of another piece.',
    example: 'Moves like a Templar.',
  },
  misspelt: {
    title: 'A word looks misspelt and is read as a similar one.',
    why: 'Correct it if that is what was meant. Move notations are known by the names of their authors, such as Hodges and Hosking.',
    example: 'Moves one sqaure diagonally.',
  },
  'no-such-choice': {
    title: 'A choice for something that is not open on the page.',
    why: '--reading selects one of several meanings of a text, and --choose one of several pieces. With a misspelt name, the choice would have no effect.',
    example: '--reading kinght=lame',
  },
  'ambiguous-move': {
    title: 'A sentence about the moves of a piece is ambiguous.',
    why: 'Each reading is a different piece: choose the one that is meant.',
    example: 'Moves one square orthogonally and then one square diagonally.',
  },
  ambiguous: {
    title: 'A text is ambiguous.',
    why: 'It has several correct readings, which lead to different rules. If something else on the page decides between them, fairyc uses that reading and reports it.',
    example: 'They move any number of squares forward, and also diagonally.',
  },
  'betza-used': {
    title: 'A sentence is not understood, so the Betza notation in brackets is used.',
    why: 'The sentence may say more than the notation.',
    example: 'Leaps like a startled frog (A).',
  },
  'betza-vs-prose': {
    title: 'The Betza notation in brackets contradicts the sentence before it.',
    why: 'One of them is wrong.',
    example: 'Moves one square diagonally (W).',
  },
  'prose-vs-prose': {
    title: 'Two sentences about the moves of a piece contradict each other.',
    why: 'One of them is wrong.',
    example: 'Moves like a king: one square orthogonally.',
  },
  'picture-vs-prose': {
    title: "A diagram of a piece's moves contradicts the sentences about it.",
    why: 'One of them is wrong.',
    example: 'Horse (H): Moves one square diagonally. -----\\n--x--\\n--H--',
  },
  'move-count': {
    title: 'A text gives the wrong number of squares for its moves.',
    why: 'Either the number or the moves are wrong.',
    example: 'Moves one square diagonally. It can go a total of eight squares.',
  },
  'circular-moves': {
    title: 'Piece definitions form a circle.',
    why: 'Each one refers to the next, so none of them defines moves.',
    example: 'Guard (G): Moves like a Judge. Judge (J): Moves like a Guard.',
  },
  'unknown-reading': {
    title: 'A chosen reading does not exist.',
    why: 'The choice would have no effect.',
    example: '--reading knight=lam',
  },
  'no-variant': {
    title: 'A page defines no variant.',
    why: 'It has neither a piece table nor the definition of an Interactive Diagram, its sentences describe no piece, and they state no difference from a known game.',
    example: 'A page of prose.',
  },
  'ignored-parameter': {
    title: 'Parameters for the appearance of an Interactive Diagram are ignored.',
    why: 'Colours and images are not rules. One message names all of them.',
    example: 'squareSize=54 darkShade=#C8E0A8',
  },
  'unknown-parameter': {
    title: 'An unknown parameter of an Interactive Diagram.',
    why: "The diagram's program silently ignores it, so a misspelt rule would be lost.",
    example: 'promZone=3',
  },
  'bad-parameter': {
    title: 'A parameter of an Interactive Diagram has an invalid value.',
    why: "The rule would be lost and the program's default used instead.",
    example: 'symmetry=mirrored',
  },
  'unsupported-parameter': {
    title: 'An Interactive Diagram has a rule that fairyc cannot represent.',
    why: 'Without the rule the game is a different one.',
    example: 'iron=3',
  },
  'bad-square': {
    title: 'A square of an Interactive Diagram is not on the board, or has two pieces.',
    why: 'The piece would have no square, or replace another one.',
    example: 'files=8 King:K:K:king:k1',
  },
} as const satisfies Record<string, CodeRow>;
