/**
 * The 66 piece types of XBoard 4.9.1 by number: a pieceToCharTable gives an ID to each. A slot decides the image, and, for the few
 * below, hard-wired rules. Images: default theme, names of the files White*.svg.
 */
interface XboardSlot {
  readonly image: string;
  /** Movements (XBoard's notation) that players know under this image; the first is that of chess. */
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

/** Where the royal piece is, whatever the length of the table: its last entry. */
export const KING_SLOT = 65;

/** Slots 0 to 10 have their promoted forms in 11 to 21; elsewhere the table must name the pair (`^X`). */
export const PARTNER_DISTANCE = 11;
export const LAST_SLOT_WITH_PARTNER = 10;

/** Described pieces there promote on the last rank, always; 18 not under parent `chu`. */
export const PAWN_SLOT = 0;
export const SECOND_PAWN_SLOT = 18;
/** What pawns become when nothing is chosen; an empty slot makes the pawn vanish. */
export const DEFAULT_PROMOTION_SLOT = 4;
