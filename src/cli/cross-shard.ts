/** One part of a run that several machines share; both numbers count from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Whether a shard includes a variant. Each variant is in exactly one shard. */
export function isOfShard(number: number, shard: Shard | null): boolean {
  return shard === null || (number - 1) % shard.of === shard.index - 1;
}

/** Parses `2/8`; null if it is not a shard. */
export function parseShard(text: string): Shard | null {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const [index, of] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  return index >= 1 && index <= of ? { index, of } : null;
}
