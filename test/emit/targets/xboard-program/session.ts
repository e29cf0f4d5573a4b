import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** The real XBoard, with a fake engine through which a test queries its move generator. */

const XBOARD = ['/usr/games/xboard', 'xboard'].find((file) => runs(file, '--version')) ?? null;

/** Whether XBoard and a virtual screen are installed. */
export const HAS_XBOARD = XBOARD !== null && runs('Xvfb', '-help');

function runs(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: 'ignore', timeout: 20_000 }).error === undefined;
}

export interface Screen {
  readonly display: string;
  readonly close: () => void;
}

/** A separate screen for XBoard. */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = server.stdio[3];
  if (pipe === null || pipe === undefined || !('read' in pipe)) throw new Error('Xvfb has no pipe');
  for await (const line of createInterface({ input: pipe }))
    return { display: `:${line.trim()}`, close: () => server.kill() };
  throw new Error('Xvfb ended before it named its display');
}

/** A running XBoard. */
export interface XboardSession {
  /** Those of these moves that XBoard allows White (or, after a null move, Black) to make in the position, each with its SAN. */
  readonly legal: (
    moves: readonly string[],
    color?: 'white' | 'black',
  ) => Promise<ReadonlyMap<string, string>>;
  /** Sets up another position of the same game, White to move; false: XBoard calls the FEN bad. */
  readonly setPosition: (fen: string) => Promise<boolean>;
  /** All lines of the error output that are not answers to queries. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
}

const ANSWER = /Illegal move "([^"]*)"/;
/** A move that is never legal; each has a number, because answers to earlier ones may still come. */
const NONSENSE = /Illegal move "zz(\d+)"/;
const TAKEN_BACK = /rejected by first chess program/;

/** Starts XBoard with a block and a variant name, and waits until it has set up the game. */
export async function startXboard(
  screen: Screen,
  block: string,
  variant: string,
): Promise<XboardSession> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-xboard-'));
  const blockFile = path.join(folder, 'block.txt');
  const socketFile = path.join(folder, 'socket');
  writeFileSync(blockFile, block);
  const server = createServer().listen(socketFile);
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const program = launch(screen, folder, [
    process.execPath,
    path.join(import.meta.dirname, 'fake-engine.mjs'),
    socketFile,
    variant,
    blockFile,
  ]);
  const errors: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    if (stream !== null)
      createInterface({ input: stream }).on('line', (line) => void errors.push(line));
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    program.kill('SIGKILL');
    await ended;
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const engine = await Promise.race([connected, ended]);
  if (engine === undefined) throw new Error(`XBoard ended at once: ${errors.join('\n')}`);
  const commands: string[] = [];
  createInterface({ input: engine }).on('line', (line) => void commands.push(line));
  const tell = (lines: readonly string[]): void => void engine.write(`${lines.join('\n')}\n`);
  await until(() => commands.includes('force'), 'XBoard has set up the game');

  let asked = 0;
  /** Lets XBoard answer an invalid move. It processes lines in order, so this answer comes after all others. */
  const mark = (): ((line: string) => boolean) => {
    const answer = `"zz${++asked}"`;
    tell([`move zz${asked}`]);
    return (line) => line.includes(answer);
  };

  /** The answers to a query. */
  const ask = async (lines: readonly string[]): Promise<readonly string[]> => {
    const from = errors.length;
    tell(lines);
    const isLast = mark();
    await until(() => errors.slice(from).some(isLast), `XBoard has answered ${lines.join(' ')}`);
    return errors.slice(from).filter((line) => ANSWER.test(line) && !NONSENSE.test(line));
  };

  /** Waits until XBoard has read our pong. Before that it ignores moves. */
  const settle = async (): Promise<void> => {
    const [from, before] = [errors.length, asked];
    await until(() => {
      mark();
      return errors.slice(from).some((line) => Number(NONSENSE.exec(line)?.[1] ?? 0) > before);
    }, 'XBoard listens');
  };

  await settle();
  return {
    complaints: () => errors.filter((line) => !ANSWER.test(line)),
    close,
    setPosition: async (fen) => {
      const from = errors.length;
      const setup = block
        .split('\n')
        .map((line) =>
          line.startsWith('setup ') ? line.split(' ').slice(0, 3).join(' ') + ` ${fen}` : line,
        );
      tell([`setboard ${fen}`, ...setup]);
      await settle();
      return !errors.slice(from).some((line) => line.includes('Bad FEN'));
    },
    legal: async (moves, color = 'white') => {
      const found = new Map<string, string>();
      for (let start = 0; start < moves.length; start += 100) {
        const part = moves.slice(start, start + 100);
        const answers = await ask(part.flatMap((move) => question(move, color)));
        // A query for Black has a second answer, because the null move before it is taken back, too.
        const each = color === 'white' ? 1 : 2;
        if (answers.length !== each * part.length)
          throw new Error(`${answers.length} answers to ${part.join(' ')}`);
        part.forEach((move, index) => {
          const answer = answers[index * each] ?? '';
          if (TAKEN_BACK.test(answer)) found.set(move, ANSWER.exec(answer)?.[1] ?? '');
        });
      }
      return found;
    },
  };
}

/** XBoard refuses the move, or makes it and takes it back: one line on its error output either way. */
function question(move: string, color: 'white' | 'black'): readonly string[] {
  const lines = [`move ${move}`, `Illegal move: ${move}`];
  return color === 'white' ? lines : ['move @@@@', ...lines, 'Illegal move: pass'];
}

function launch(screen: Screen, home: string, engine: readonly string[]): ChildProcess {
  const [, , , variant = ''] = engine;
  const options = {
    fcp: engine.join(' '),
    variant,
    debugMode: 'true',
    nameOfDebugFile: path.join(home, 'debug'),
    testLegality: 'true',
    popupMoveErrors: 'false',
    saveSettingsOnExit: 'false',
    startupMessage: '',
    initialMode: 'EditGame',
    checkMates: 'false',
    materialDraws: 'false',
    trivialDraws: 'false',
    animateMoving: 'false',
    ringBellAfterMoves: 'false',
    soundMove: '',
    size: '21',
  };
  const argumentsOf = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);
  return spawn(XBOARD ?? 'xboard', ['-noGUI', ...argumentsOf], {
    env: { PATH: process.env.PATH, HOME: home, DISPLAY: screen.display, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function until(holds: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await sleep(20);
  }
}
