/** Something that covers a part of a whole, at a cost. */
export interface Candidate {
  /** Bit i is set if it covers part i. */
  readonly covers: bigint;
  readonly cost: number;
}

/** After this many steps, the search returns the best cover found so far. */
const MOST_STEPS = 50_000;

/**
 * The cheapest set of candidates that together cover every part from 0 to `parts` - 1, in their order; among equally cheap sets always
 * the same one. Null if no candidate covers some part. A search that is cut short may miss the cheapest; no known piece needs one that long.
 */
export function cheapestCover<C extends Candidate>(
  candidates: readonly C[],
  parts: number,
): readonly C[] | null {
  // The last digit is part 0. Testing a digit is faster than testing a bit of a large number.
  const digits = candidates.map(({ covers }) => covers.toString(2));
  const classes = classesOf(digits, parts);
  if (classes === null) return null;
  const useful = undominated(
    candidates.map(({ cost }, index) => {
      const text = digits[index] ?? '';
      let covers = 0n;
      for (const [bit, part] of classes.entries())
        if (text.charAt(text.length - 1 - part) === '1') covers |= 1n << BigInt(bit);
      return { index, cost, covers };
    }),
  );
  const chosen = components(useful).flatMap((component) => searchCover(component));
  return [...chosen].sort((a, b) => a - b).flatMap((index) => candidates[index] ?? []);
}

/** One part for each set of parts that every candidate covers together or not at all; null if no candidate covers some part. */
function classesOf(digits: readonly string[], parts: number): readonly number[] | null {
  const classes = new Map<string, number>();
  for (let part = 0; part < parts; part++) {
    let key = '';
    for (const text of digits) key += text.charAt(text.length - 1 - part) === '1' ? '1' : '0';
    if (!key.includes('1')) return null;
    if (!classes.has(key)) classes.set(key, part);
  }
  return [...classes.values()];
}

interface Choice extends Candidate {
  readonly index: number;
}

/** Drops each choice if another one covers at least as much for no higher cost. */
function undominated(choices: readonly Choice[]): readonly Choice[] {
  const kept: Choice[] = [];
  for (const choice of [...choices].sort((a, b) => a.cost - b.cost || a.index - b.index)) {
    if (!kept.some(({ covers }) => (choice.covers & ~covers) === 0n)) kept.push(choice);
  }
  return kept.filter(({ covers }) => covers !== 0n);
}

/** Groups of choices that share no parts with other groups, so that each can be searched separately. */
function components(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  let groups: { covers: bigint; choices: readonly Choice[] }[] = [];
  for (const choice of choices) {
    const touching = groups.filter(({ covers }) => (covers & choice.covers) !== 0n);
    const joined = {
      covers: touching.reduce((all, { covers }) => all | covers, choice.covers),
      choices: [...touching.flatMap((group) => group.choices), choice],
    };
    groups = [...groups.filter((group) => !touching.includes(group)), joined];
  }
  return groups.map((group) => group.choices);
}

/** Branch and bound: first the part with the fewest choices, and first the choice that costs least for each newly covered part. */
function searchCover(choices: readonly Choice[]): readonly number[] {
  const parts = partsOf(choices.reduce((all, { covers }) => all | covers, 0n));
  const byPart = new Map(
    parts.map((part) => [part, choices.filter(({ covers }) => hasPart(covers, part))]),
  );
  const share = new Map(
    parts.map((part) => [part, Math.min(...(byPart.get(part) ?? []).map(shareOfPart))]),
  );
  const cheapestTo = new Map<bigint, number>();
  let best: readonly number[] = [];
  let bestCost = Infinity;
  let steps = 0;

  const search = (open: bigint, cost: number, chosen: readonly number[]): void => {
    if (open === 0n) {
      if (cost < bestCost) [best, bestCost] = [chosen, cost];
      return;
    }
    const openParts = parts.filter((part) => hasPart(open, part));
    const least = openParts.reduce((sum, part) => sum + (share.get(part) ?? 0), cost);
    if (least >= bestCost - 1e-6 || cost >= (cheapestTo.get(open) ?? Infinity)) return;
    if (++steps > MOST_STEPS && bestCost < Infinity) return;
    cheapestTo.set(open, cost);
    const ways = openParts.map((part) => byPart.get(part) ?? []);
    const narrowest = ways.reduce((a, b) => (b.length < a.length ? b : a));
    const gain = (choice: Choice): number => choice.cost / partsOf(choice.covers & open).length;
    for (const choice of [...narrowest].sort((a, b) => gain(a) - gain(b) || a.index - b.index)) {
      search(open & ~choice.covers, cost + choice.cost, [...chosen, choice.index]);
    }
  };
  search(
    parts.reduce((all, part) => all | (1n << BigInt(part)), 0n),
    0,
    [],
  );
  return best;
}

function shareOfPart({ covers, cost }: Choice): number {
  return cost / partsOf(covers).length;
}

function partsOf(covers: bigint): readonly number[] {
  const parts: number[] = [];
  for (let part = 0; covers >> BigInt(part) !== 0n; part++) {
    if (hasPart(covers, part)) parts.push(part);
  }
  return parts;
}

function hasPart(covers: bigint, part: number): boolean {
  return ((covers >> BigInt(part)) & 1n) === 1n;
}
