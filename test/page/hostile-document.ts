/** What a page must show as text: each would run, or break out of its place, if it came in unescaped. */
export const HOSTILE = [
  '<script>window.hit=1</script>',
  '"onload="window.hit=1',
  "'onerror='window.hit=1",
  '</style><script>window.hit=1</script>',
  '</title><img src=x onerror=window.hit=1>',
  'javascript:window.hit=1',
  '</desc><script>window.hit=1</script>',
  ']]><script>window.hit=1</script>',
  '--><svg onload=window.hit=1>',
  '&lt;script&gt;',
] as const;

/** A document that has one of them wherever a text goes. */
export const HOSTILE_DOCUMENT = `# ${HOSTILE[0]} ${HOSTILE[1]} ${HOSTILE[4]}

* Id: hostile
* Rules: shogi
* Size: 9x9
* Promotion zone: 3 farthest ranks
* Region r-x: *4
* Start: krn6/9/9/9/9/9/9/9/6NRK[-] w 0 1

## Initial pieces

| Piece | Name | Abbr | Betza | Promote | Notes |
| ----- | ---- | ---- | ----- | ------- | ----- |
| < | ${HOSTILE[2]} | K | K | | 1 |
| " | ${HOSTILE[3]} ${HOSTILE[9]} | R | R; r-x: F | & | |
| ' | ${HOSTILE[5]} | N | N | | |

1. Royal piece

## Promoted pieces

| Piece | Name | Betza |
| ----- | ---- | ----- |
| & | ${HOSTILE[6]} ${HOSTILE[7]} ${HOSTILE[8]} | K |
`;
