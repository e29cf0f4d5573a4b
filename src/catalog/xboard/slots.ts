/**
 * The 66 piece types of XBoard 4.9.1 by number; a pieceToCharTable gives each an ID. A slot decides the image and, for the few below,
 * hard-wired rules. Image names are those of the files White*.svg of the default theme.
 */
interface XboardSlot {
  readonly image: string;
  /** Moves (in XBoard's notation) that players associate with this image; for chess pieces, those of chess are first. */
  readonly looks: readonly string[];
}

function slot(image: string, ...looks: string[]): XboardSlot {
  return { image, looks };
}

export const XBOARD_SLOTS: readonly XboardSlot[] = [
  slot('Pawn', 'fmWfceF', 'fmWfcF', 'fW'),
  slot('Knight', 'N', 'ffN'),
  slot('Bishop', 'B'),
  slot('Rook', 'R'),
  slot('Queen', 'Q', 'fR'),
  slot('Advisor', 'F', 'FfW'),
  slot('Elephant', 'A', 'FA'),
  slot('Archbishop', 'BN'),
  slot('Marshall', 'RN'),
  slot('Gold', 'W', 'WfF'),
  slot('Commoner', 'K'),
  slot('Canon', 'mRcpR'),
  slot('Knightrider', 'N0'),
  slot('CrownedBishop', 'BW'),
  slot('CrownedRook', 'RF'),
  slot('Crown', 'gQ'),
  slot('Chancellor', 'NK'),
  slot('Hawk'),
  slot('Lance'),
  slot('Cobra'),
  slot('Unicorn'),
  slot('Lion'),
  slot('Sword'),
  slot('Zebra', 'Z'),
  slot('Camel', 'C'),
  slot('Tower'),
  slot('Wolf'),
  slot('Hat'),
  slot('Duck'),
  slot('Amazon', 'QN'),
  slot('Dragon'),
  slot('Gnu', 'NC'),
  slot('Cub'),
  slot('LShield'),
  slot('Horse'),
  slot('Wizard'),
  slot('Copper'),
  slot('Iron'),
  slot('Viking'),
  slot('Flag'),
  slot('Axe'),
  slot('Dolphin'),
  slot('Leopard'),
  slot('Claw'),
  slot('Left'),
  slot('Butterfly'),
  slot('PromoBishop'),
  slot('PromoRook'),
  slot('HCrown'),
  slot('RShield'),
  slot('Prince'),
  slot('Phoenix'),
  slot('Kylin'),
  slot('Drunk'),
  slot('Right'),
  slot('GoldPawn'),
  slot('PromoKnight'),
  slot('PromoHorse'),
  slot('PromoDragon'),
  slot('GoldLance'),
  slot('GoldSilver'),
  slot('HSword'),
  slot('PromoSword'),
  slot('PromoHSword'),
  slot('Princess'),
  slot('King', 'K'),
];

/** The royal piece is always the last entry of a table, whatever its length. */
export const KING_SLOT = 65;

/** The promoted forms of slots 0 to 10 are in slots 11 to 21; for other slots the table must name the pair (`^X`). */
export const PARTNER_DISTANCE = 11;
export const LAST_SLOT_WITH_PARTNER = 10;

/** Pieces with `piece` commands in these slots always promote on the last rank (18: not under parent `chu`). */
export const PAWN_SLOT = 0;
export const SECOND_PAWN_SLOT = 18;
/** XBoard's own castling is with the piece of this slot alone (measured). */
export const CASTLING_SLOT = 3;
/** What a pawn becomes if no piece is chosen. If the slot is empty, the pawn vanishes. */
export const DEFAULT_PROMOTION_SLOT = 4;

/** Without a `piece` line, pieces in these slots make every move. */
export const WILD_SLOTS: readonly number[] = [17, 19];
