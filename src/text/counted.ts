/** `1 game`, `2 games`: for nouns with a plural in s. */
export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
