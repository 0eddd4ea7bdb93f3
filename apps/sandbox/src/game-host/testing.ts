import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Amount, amountOf, parseAmount, printAmount } from '@tessera/protocol/money';
import type { FastifyInstance } from 'fastify';
import { partyKeys, signed } from '../party/index.ts';
import type { GamesOptions } from './host.ts';

/** A platform under test: a folder, which also holds its pages, and its own clock. */
export function gamesInTest<App extends { readonly app: FastifyInstance }>(
  name: string,
  create: (options: GamesOptions) => App,
  more: Partial<GamesOptions> = {},
) {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  const start = () => create({ dir, pages: dir, mode: 'test', now: () => tested.now, ...more });
  const post = async (url: string, payload: object | string, headers: Record<string, string> = {}) => {
    const reply = await tested.party.app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, body: reply.json() };
  };
  const json = { 'content-type': 'application/json' };
  const tested = {
    dir,
    now: Date.parse('2026-11-21T10:00:00Z'),
    party: undefined as unknown as App,
    /** A signed call by the operator. */
    call(path: string, body: object) {
      const raw = JSON.stringify(body);
      const headers = signed(partyKeys(name)[0]!, randomBytes(16).toString('hex'), raw, tested.now);
      return post(path, raw, { ...json, ...headers });
    },
    post,
    /** A call by a page. */
    page: (path: string, body: object) => post(`/play/api/${path}`, body),
    steer: (mode: string) => post('/control', { mode }),
    /** Opens a game for a player; returns the session id from the page's URL. */
    async open(player: string, game: string, other: object = {}): Promise<string> {
      const { body } = await tested.call('/v1/launch', { player, game, language: 'enUs', ...other });
      return new URL(body.url, 'http://x').searchParams.get('s') ?? '';
    },
    /** Restarts it on the same folder as after a killed process: nothing is closed first. */
    kill() {
      tested.party = start();
    },
    remove() {
      rmSync(dir, { recursive: true });
    },
  };
  tested.party = start();
  return tested;
}

/** Parses amount text; throws if invalid. */
export function amount(text: string): Amount {
  const read = parseAmount(text);
  if (!read.ok) throw new Error(`not an amount: ${text}`);
  return read.value;
}

/** The sum of two amounts as text. */
export const plus = (one: string, other: string): string =>
  printAmount(amountOf(amount(one) + amount(other)));
