/**
 * A variant for every kind of move. `clicks` are squares, pockets (`P@`) and answers (`=q`) in order; `uci` is the move as the engine
 * writes it.
 */
export const MOVE_KINDS: readonly {
  readonly kind: string;
  readonly text: string;
  readonly clicks: readonly string[];
  readonly uci: string;
}[] = [
  {
    kind: 'a step',
    text: '[it:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n',
    clicks: ['e1', 'e2'],
    uci: 'e1e2',
  },
  {
    kind: 'an en passant capture',
    text: '[it:chess]\nstartFen = 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\n',
    clicks: ['e5', 'd6'],
    uci: 'e5d6',
  },
  {
    kind: 'castling',
    text: '[it:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n',
    clicks: ['e1', 'g1'],
    uci: 'e1g1',
  },
  {
    kind: 'Chess960 castling, onto the rook',
    text: '[it:chess]\nchess960 = true\nstartFen = 4k3/8/8/8/8/8/8/5KR1 w G - 0 1\n',
    clicks: ['f1', 'g1'],
    uci: 'f1g1',
  },
  {
    kind: 'a promotion with a choice of types',
    text: '[it:chess]\nstartFen = 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\n',
    clicks: ['a7', 'a8', '=n'],
    uci: 'a7a8n',
  },
  {
    kind: 'a promotion that is declined',
    text: '[it:grand]\nstartFen = 4k5/10/1P8/10/10/10/10/10/10/4K5[] w - - 0 1\n',
    clicks: ['b8', 'b9', '='],
    uci: 'b8b9',
  },
  {
    kind: 'a promotion as in shogi',
    text: '[it:shogi]\nstartFen = 4k4/9/9/S8/9/9/9/9/4K4[-] w - - 0 1\n',
    clicks: ['a6', 'b7', '=+'],
    uci: 'a6b7+',
  },
  {
    kind: 'a compulsory promotion',
    text: '[it:shogi]\nstartFen = 4k4/P8/9/9/9/9/9/9/4K4[-] w - - 0 1\n',
    clicks: ['a8', 'a9'],
    uci: 'a8a9+',
  },
  {
    kind: 'a demotion',
    text: '[it:kyotoshogi]\nstartFen = 4k/5/5/+N4/2K2[P] w - - 0 1\n',
    clicks: ['a2', 'a3'],
    uci: 'a2a3-',
  },
  {
    kind: 'a promotion without moving',
    text: '[it:sittuyin]\nstartFen = 4k3/8/8/4P3/8/8/8/4K3[] w - - 0 1\n',
    clicks: ['e5', 'e5'],
    uci: 'e5e5f',
  },
  {
    kind: 'a drop',
    text: '[it:crazyhouse]\nstartFen = 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1\n',
    clicks: ['P@', 'e4'],
    uci: 'P@e4',
  },
  {
    kind: 'a drop of a promoted piece',
    text: '[it:shogi]\ndropPromoted = true\nstartFen = 4k4/9/9/9/9/9/9/9/4K4[S] w - - 0 1\n',
    clicks: ['S@', 'a1', '=+S'],
    uci: '+S@a1',
  },
  {
    kind: 'a gate',
    text: '[it:seirawan]\nstartFen = 4k3/8/8/8/8/8/8/1N2K3[E] w B - 0 1\n',
    clicks: ['b1', 'c3', '=e@b1'],
    uci: 'b1c3e',
  },
  {
    kind: 'a duck',
    text: '[it:duck]\nstartFen = 4k3/8/8/8/8/8/P7/4K3 w - - 0 1\n',
    clicks: ['a2', 'a3', 'h5'],
    uci: 'a2a3,a3h5',
  },
  {
    kind: 'an arrow',
    text: '[it:amazons]\n',
    clicks: ['a4', 'a5', 'a1'],
    uci: 'a4a5,a5a1',
  },
  {
    kind: 'a wall left behind',
    text: '[it:snailtrail]\n',
    clicks: ['a1', 'a2'],
    uci: 'a1a2,a2a1',
  },
  {
    kind: 'a wall in a region',
    text: '[it:chess]\nwallingRule = static\nwallingRegionWhite = *4\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n',
    clicks: ['e1', 'e2', 'a4'],
    uci: 'e1e2,e2a4',
  },
  {
    kind: 'a wall instead of a move',
    text: '[it:chess]\nwallingRule = static\nwallOrMove = true\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n',
    clicks: ['e1', 'e1', 'b1'],
    uci: 'e1e1,e1b1',
  },
  {
    kind: 'a pass in Janggi',
    text: '[it:janggi]\nstartFen = 4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1\n',
    clicks: ['e2', 'e2'],
    uci: 'e2e2',
  },
  {
    kind: 'a drop next to a friendly piece, which flips the enemies around it',
    text: '[it:ataxx]\n',
    clicks: ['P@', 'b7'],
    uci: 'P@b7',
  },
  {
    kind: 'a jump that flips adjacent enemies',
    text: '[it:ataxx]\nstartFen = P6/7/2p4/7/7/7/7 w - - 0 1\n',
    clicks: ['a7', 'b5'],
    uci: 'a7b5',
  },
  {
    kind: 'a drop that flips the enemies it encloses',
    text: '[it:flipersi]\nstartFen = 8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] w - - 0 1\n',
    clicks: ['P@', 'e3'],
    uci: 'P@e3',
  },
  {
    kind: 'a gate while castling',
    text: '[it:seirawan]\nstartFen = 4k3/8/8/8/8/8/8/4K2R[E] w KEH - 0 1\n',
    clicks: ['e1', 'g1', '=e@e1'],
    uci: 'e1g1e',
  },
  {
    kind: 'a pass by a king that can move',
    text: '[it:chess]\npass = true\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n',
    clicks: ['e1', 'e1'],
    uci: 'e1e1',
  },
];
