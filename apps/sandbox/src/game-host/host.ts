import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlatformId } from '@tessera/games';
import { type Book, openBook, type Service, type ServiceOptions } from '../party/index.ts';
import type { GameLine } from './lines.ts';
import { addPages } from './pages.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { openTable } from './table.ts';
import type { Wallet } from './wallet.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface GamesOptions extends ServiceOptions {
  /** Folder of the built pages: `<game>.html` and `assets/`. Default: `GAMES_DIST`, otherwise the folder in this project. */
  readonly pages?: string;
}

/** The append-only log of a platform, with the platform's own lines beside those of the games. */
export interface GameBook<Own> {
  readonly rounds: Rounds;
  write(line: GameLine | Own): void;
  close(): void;
}

/** Opens a platform's log. `read` receives every line, those of the games included, after the rounds have processed it. */
export function openGameBook<Own extends { readonly type: string }>(
  dir: string,
  read: (line: GameLine | Own, rounds: Rounds) => void,
): GameBook<Own> {
  const rounds = createRounds();
  const book: Book<GameLine | Own> = openBook(dir, 'games', (line) => {
    if (isGameLine(line)) rounds.read(line);
    read(line, rounds);
  });
  return { rounds, write: (line) => book.append(line), close: () => book.close() };
}

const GAME_LINES: Readonly<Record<GameLine['type'], true>> = {
  seed: true,
  session: true,
  start: true,
  taken: true,
  steps: true,
  end: true,
  void: true,
};
const isGameLine = (line: { readonly type: string }): line is GameLine =>
  Object.hasOwn(GAME_LINES, line.type);

/** Adds the table and the pages of a platform's games to its service. */
export function hostGames<Own>(
  { app, time, mode }: Service,
  {
    plat,
    book,
    wallet,
    pages,
  }: {
    plat: PlatformId;
    book: GameBook<Own>;
    wallet: Wallet;
    pages: string | undefined;
  },
): void {
  const table = openTable({ plat, rounds: book.rounds, write: book.write, wallet, time });
  addPages(app, {
    plat,
    dist: pages ?? (process.env.GAMES_DIST || join(root, 'apps/games/dist')),
    rounds: book.rounds,
    table,
    time,
    mode,
  });
  app.addHook('onClose', async () => {
    table.stop();
    book.close();
  });
}
