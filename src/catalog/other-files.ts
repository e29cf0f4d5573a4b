import { once } from '../text/once.js';

/**
 * Variants that are not built into the engine, but are in a file that is often loaded with it. A section that inherits from one of these
 * works only if that file is loaded before it. Names as of 2026.
 */
const NAMES_BY_FILE = {
  'the variants.ini that comes with Fairy-Stockfish':
    'allwayspawns 3check-crazyhouse atomic-giveaway atomic-giveaway-hill coffeehouse makhouse ' +
    'xiangqihouse janggihouse anti-losalamos indiangreat centaurking maharajah maharajah2 ' +
    'upsidedown peasant weak semitorpedo gemini pawnsonly pawnsking tictactoe cfour flipello6 ' +
    'grandhouse shogun caught-in-a-snag minihouse rookmate orda ordamirror gothhouse synochess ' +
    'capture doublearmy pawnsmassacre screen crossing 4x5chess 4x6chess 5x6chess active 6x6atom ' +
    'advancedpawn captureall cornerrook diana microchess empire shinobi wildebeest pandemonium ' +
    'breakthrough5 breakthrough6 breakthrough7 mansindam crossderby elimination antiatomic ' +
    'atomiczh chak chennis gorogoroplus dragonfly kamikazerooks mounted racingchess shinobimirror ' +
    'twokings2 antiantichess antiminishogi antihouse coffeerace epicatomic checkmateless ' +
    'sixthrank fullmoon crowdedxiangqi massacre backrank stardust cetus chessvshp ordavsempire ' +
    'atomicduck forward kono xhess buffalo knights-halma allexplodeatomic hexapawn 1d-chess ' +
    'tuktuk aralzaa bajr lewthwaite picaria nineholes tictacchess asimplegame alapo rooksquare ' +
    'allqueenschess capturethequeen river cowboys dragon-chess annexation cannonshogi nuclear nim ' +
    'roll-ing-to-four quadwrangle quadwrangle7x7 crusade snort blackletter castle squatter ' +
    'opposite-castling gethenian gale atlantis ajax-orthodox petty teeko haynie la-mancha-squeez ' +
    'la-mancha-duel argess quasi-shatranj symphony cfour-anyside cfour-misere three-musketeers ' +
    'shinobiplus khans muje andersgiveaway andersanti leaperhouse mandala elgam',
  'the variants.ini of PyChess':
    'embassyhouse cwda cwda-fide-clobberers cwda-fide-knights cwda-fide-rookies cwda-clobberers ' +
    'cwda-clobberers-knights cwda-clobberers-rookies cwda-knights cwda-knights-rookies cwda- ' +
    'rookies fogofwar makrukhouse makbug xiangfu borderlands jieqi yokai',
} as const;

const fileByName = once(
  () =>
    new Map<string, string>(
      Object.entries(NAMES_BY_FILE).flatMap(([file, names]) =>
        names.split(' ').map((name) => [name, file] as const),
      ),
    ),
);

/** The known file, in words, that has a variant of this name; null if none. */
export function fileWithVariant(name: string): string | null {
  return fileByName().get(name) ?? null;
}
