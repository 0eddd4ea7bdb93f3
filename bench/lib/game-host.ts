import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import {
  type ChoiceOf,
  commitOf,
  crashTimeMs,
  type GameId,
  isGameId,
  type MinesOutcome,
  type RoundView,
  roundStream,
  rulesOf,
} from '@tessera/games';
import { parseAmount, printAmount } from '@tessera/protocol/money';

const dist = join(import.meta.dirname, '../../apps/games/dist');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** A seed with which the curve of crash runs for a while. */
const seed = '11'.repeat(32);
const crashLeastMs = 12_000;

/** Serves the built game pages with their rules only: no money, no minimum cycle, no storage. */
export async function openGameHost(): Promise<{ url(game: GameId): string; close(): Promise<void> }> {
  let nonce = 0;
  let running: { view: RoundView; ends: number } | null = null;

  const viewOf = (game: GameId, body: Body): RoundView => {
    const stake = parseAmount(body.stake);
    const rules = rulesOf(game);
    const choice = stake.ok ? rules.parseChoice(body.choice, stake.value) : undefined;
    if (!stake.ok || choice === undefined) throw new Error(`no such choice in ${game}`);
    const steps = game === 'mines' ? { opened: [] } : game === 'crash' ? { cashout: null } : null;
    const play = () => {
      const stream = roundStream({ seed, clientSeed: 'bench', nonce });
      return rules.play(stream, choice as ChoiceOf<GameId>, stake.value, steps as never);
    };
    let played = play();
    while (game === 'crash' && crashTimeMs(pointOf(played.outcome)) < crashLeastMs) {
      nonce += 1;
      played = play();
    }
    const base = {
      round: String(nonce),
      game,
      at: Date.now(),
      nonce,
      clientSeed: 'bench',
      commit: commitOf(seed),
    };
    const view = { ...base, stake: printAmount(stake.value), choice, steps };
    nonce += 1;
    if (game === 'crash' || game === 'mines') {
      const open = { ...view, state: 'running', outcome: null, payout: '0.0000' } as unknown as RoundView;
      running = { view: open, ends: Date.now() + crashTimeMs(100_000) };
      return open;
    }
    return {
      ...view,
      state: 'done',
      outcome: played.outcome,
      payout: printAmount(played.payout),
    } as RoundView;
  };

  const step = ({ action }: Body): RoundView => {
    if (!running) throw new Error('no round runs');
    const { view } = running;
    if (view.game === 'mines' && typeof action?.cell === 'number') {
      const { opened } = view.steps as unknown as Pick<MinesOutcome, 'opened'>;
      const steps = { opened: [...opened, action.cell] };
      running = { ...running, view: { ...view, steps } as unknown as RoundView };
    }
    return running.view;
  };

  const answer = (game: GameId, call: string, body: Body): object => {
    const common = { balance: '1000.0000', nonce, nextAt: 0, now: Date.now() };
    if (call === 'round') return { ...common, round: viewOf(game, body) };
    if (call === 'step') return { ...common, round: step(body) };
    return {
      ...common,
      game,
      plat: 'bench',
      language: 'zhCn',
      parent: null,
      commit: commitOf(seed),
      limits: { min: '1.0000', max: '100.0000', step: '0.0100' },
      cycleMs: 5_000,
      history: [],
      running: null,
    };
  };

  const server: Server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    const name = url.pathname.split('/').at(-1) ?? '';
    try {
      if (request.method === 'POST') {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
        // A call that waits for the end of a round is never answered here.
        if (body.action?.type === 'watch') return;
        const game = isGameId(body.s) ? body.s : 'dice';
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer(game, name, body)));
        return;
      }
      const isAsset = url.pathname.includes('/assets/');
      const file = await readFile(join(dist, isAsset ? `assets/${name}` : `${name}.html`));
      reply.setHeader('content-type', isAsset ? (types[extname(name)] ?? '') : 'text/html').end(file);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // The session is the game's name, because there is no other state.
    url: (game) => `http://127.0.0.1:${port}/play/${game}?s=${game}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Body {
  readonly s?: unknown;
  readonly stake?: unknown;
  readonly choice?: unknown;
  readonly action?: { readonly type: string; readonly cell?: number };
}

const pointOf = (outcome: unknown): number => (outcome as { point: number }).point;
