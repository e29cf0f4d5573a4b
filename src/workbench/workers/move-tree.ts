import type { GameMove } from '../../games/move-value.js';
import type { MoveProblem, OpenGame } from '../../games/open-game.js';
import type { PgnPly } from '../../games/read-pgn.js';
import { addAll } from '../../text/add-all.js';

/** The tree of moves: a main line with variations. The game is always at the position of `current`. */

/** A move as the page shows it. */
export interface TreeMove {
  readonly id: number;
  readonly uci: string;
  readonly san: string;
  /** The lines that are alternatives to it. */
  readonly variations: readonly (readonly TreeMove[])[];
}

interface Node {
  readonly id: number;
  readonly parent: Node | null;
  readonly move: GameMove | null;
  readonly san: string;
  /** The first continues the line, the others start variations. */
  children: Node[];
}

export interface MoveTree {
  /** The moves from the start to the current position. */
  readonly path: readonly { readonly id: number; readonly uci: string; readonly san: string }[];
  /** The main line with its variations. */
  readonly line: readonly TreeMove[];
  /** The same as PGN moves. */
  readonly plies: readonly PgnPly[];
  /** Plays a move, new or already in the tree; returns why it is not legal, or null. */
  play(move: GameMove | MoveProblem): string | null;
  /** Adds the lines of another tree as far as they are legal. */
  grow(line: readonly TreeMove[]): void;
  /** Goes to the position after a move; 0 for the start. */
  go(id: number): void;
  /** Removes the last moves, with all that follows them. */
  takeBack(count: number): void;
  /** Moves the variation with this move one level up. */
  promote(id: number): void;
  /** Removes a move with all that follows it. */
  remove(id: number): void;
}

export function createMoveTree(game: OpenGame): MoveTree {
  let count = 0;
  const root: Node = { id: 0, parent: null, move: null, san: '', children: [] };
  const nodes = new Map<number, Node>([[0, root]]);
  let current = root;

  /** The nodes from the first move to this one. */
  function pathTo(node: Node): readonly Node[] {
    const path: Node[] = [];
    for (let at = node; at.parent !== null; at = at.parent) path.push(at);
    return path.reverse();
  }

  function play(move: GameMove | MoveProblem): string | null {
    if ('why' in move) return move.why;
    const known = current.children.find((child) => child.move?.uci === move.uci);
    const san = known?.san ?? game.writeLine([move.uci], 'san')?.[0] ?? move.uci;
    const problem = game.push(move);
    if (problem !== null) return problem.why;
    const next = known ?? { id: ++count, parent: current, move, san, children: [] };
    if (known === undefined) {
      current.children.push(next);
      nodes.set(next.id, next);
    }
    current = next;
    return null;
  }

  function go(id: number): void {
    const wanted = nodes.get(id);
    if (wanted === undefined) return;
    const path = pathTo(wanted);
    const here = pathTo(current);
    const common = here.findIndex((node, index) => node !== path[index]);
    const shared = common === -1 ? here.length : common;
    for (let left = here.length - shared; left > 0; left--) game.pop();
    for (const { move } of path.slice(shared)) if (move !== null) game.push(move);
    current = wanted;
  }

  function grow(line: readonly TreeMove[]): void {
    const start = current.id;
    for (const { uci, variations } of line) {
      const before = current.id;
      if (play(game.read(uci)) !== null) break;
      const after = current.id;
      for (const variation of variations) {
        go(before);
        grow(variation);
      }
      go(after);
    }
    go(start);
  }

  function remove(id: number): void {
    const node = nodes.get(id);
    const parent = node?.parent ?? null;
    if (node === undefined || parent === null) return;
    if (pathTo(current).includes(node)) go(parent.id);
    parent.children = parent.children.filter((child) => child !== node);
    const gone = [node];
    for (const one of gone) {
      nodes.delete(one.id);
      addAll(gone, one.children);
    }
  }

  /** A line from its first move on, with the variations of each move. */
  function lineFrom<T>(
    first: Node | undefined,
    others: readonly Node[],
    make: (node: Node, variations: readonly (readonly T[])[]) => T,
  ): readonly T[] {
    const line: T[] = [];
    let beside = others;
    for (let node = first; node !== undefined; [node, ...beside] = node.children)
      line.push(
        make(
          node,
          beside.map((other) => lineFrom(other, [], make)),
        ),
      );
    return line;
  }

  function whole<T>(make: (node: Node, variations: readonly (readonly T[])[]) => T): readonly T[] {
    const [first, ...others] = root.children;
    return lineFrom(first, others, make);
  }

  return {
    get path() {
      return pathTo(current).map(({ id, move, san }) => ({ id, uci: move?.uci ?? '', san }));
    },
    get line() {
      return whole<TreeMove>(({ id, move, san }, variations) => ({
        id,
        uci: move?.uci ?? '',
        san,
        variations,
      }));
    },
    get plies() {
      return whole<PgnPly | null>(({ move }, variations) =>
        move === null
          ? null
          : {
              move,
              before: [],
              comments: [],
              marks: [],
              variations: variations.map((line) => line.filter((ply) => ply !== null)),
            },
      ).filter((ply) => ply !== null);
    },
    play,
    grow,
    go,
    takeBack(moves) {
      for (let left = moves; left > 0; left--) remove(current.id);
    },
    promote(id) {
      const path = pathTo(nodes.get(id) ?? root);
      for (const node of path.toReversed()) {
        const { parent } = node;
        if (parent === null || parent.children[0] === node) continue;
        parent.children = [node, ...parent.children.filter((child) => child !== node)];
        return;
      }
    },
    remove,
  };
}
