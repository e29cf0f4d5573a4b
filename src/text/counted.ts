/** `1 game`, `2 games`: for what takes an s where there are several. */
export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
