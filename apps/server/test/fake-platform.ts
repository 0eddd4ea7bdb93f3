import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Amount, parseAmount, printAmount } from '@tessera/protocol';
import { type Provider, type ProviderId, sandboxKey, verifySigned } from '../src/providers/index.ts';

type Line = Record<string, string | number>;
type Answer = readonly [status: number, body: object] | undefined;

/** A small game platform with its own wallet over real HTTP, controlled by the test. */
export interface FakePlatform {
  readonly provider: Provider;
  readonly balances: Map<string, Amount>;
  /** Moved amounts by reference. */
  readonly moved: Map<string, Amount>;
  readonly lines: Line[];
  /** Calls that it has answered or dropped, newest last. */
  readonly calls: { path: string; body: Record<string, unknown> }[];
  /**
   * `silent`: closes the connection before doing anything. `mute`: carries out the call and then closes the connection.
   * `failing`: answers 500. `refusing`: refuses every transfer.
   */
  mode: 'normal' | 'silent' | 'mute' | 'failing' | 'refusing';
  /** Clock of the platform, ms. */
  now: () => number;
  /** Plays one round for a player; the test must not let the player lose more than the balance. */
  play(player: string, stake: string, payout: string, game?: string): string;
  stop(): Promise<void>;
}

export async function startFakePlatform(id: ProviderId): Promise<FakePlatform> {
  // Tests without a second process use it as the seamless platform too.
  const known = [sandboxKey(id), sandboxKey('harbor')];
  const refused = new Set<string>();
  let play = 0;
  const server = createServer(async (request, response) => {
    const raw = await rawOf(request);
    const path = request.url ?? '';
    if (!verifySigned(request.headers, raw, known, fake.now).ok && path !== '/info') {
      response.writeHead(401).end('{"code":"signature"}');
      return;
    }
    const body = raw.length > 0 ? (JSON.parse(raw.toString()) as Record<string, unknown>) : {};
    fake.calls.push({ path, body });
    if (fake.mode === 'silent') return void request.socket.destroy();
    const answer = fake.mode === 'failing' ? ([500, {}] as const) : decide(path, body);
    if (fake.mode === 'mute') return void request.socket.destroy();
    const [status, json] = answer ?? [404, { code: 'not_found' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });

  function decide(path: string, body: Record<string, unknown>): Answer {
    const player = String(body.player);
    const balance = fake.balances.get(player) ?? (0n as Amount);
    switch (path) {
      case '/info':
        return [200, { name: id, kind: 'simulated' }];
      case '/v1/balance':
        return [200, { balance: printAmount(balance), in_play: '0.0000' }];
      case '/v1/transfer':
        return transfer(player, String(body.ref), amountOf(String(body.amount)), balance);
      case '/v1/transfer/status':
        return [200, { ref: body.ref, state: stateOf(String(body.ref)) }];
      case '/v1/launch':
        return [200, { url: `${fake.provider.url}/play/${String(body.game)}?s=${'0'.repeat(32)}` }];
      case '/v1/statement': {
        const from = Number(body.cursor ?? 0);
        const within = fake.lines.filter(
          ({ at }) => Number(at) >= Number(body.since ?? 0) && Number(at) < Number(body.until ?? Infinity),
        );
        return [
          200,
          {
            lines: within.slice(from, from + 2),
            next: String(Math.min(from + 2, within.length)),
            more: within.length > from + 2,
          },
        ];
      }
      default:
        return undefined;
    }
  }

  function transfer(player: string, ref: string, amount: Amount, balance: Amount): Answer {
    if (!fake.moved.has(ref)) {
      if (fake.mode === 'refusing') refused.add(ref);
      if (refused.has(ref)) return [409, { code: 'maintenance' }];
      if (balance + amount < 0n) {
        refused.add(ref);
        return [409, { code: 'insufficient' }];
      }
      fake.moved.set(ref, amount);
      fake.balances.set(player, (balance + amount) as Amount);
      fake.lines.push({ type: 'transfer', ref, player, amount: printAmount(amount), at: fake.now() });
    }
    return [200, { ref, state: 'done', balance: printAmount(fake.balances.get(player)!) }];
  }

  const stateOf = (ref: string) => (fake.moved.has(ref) ? 'done' : refused.has(ref) ? 'refused' : 'unknown');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakePlatform = {
    provider: { id, url: `http://127.0.0.1:${port}`, keys: [sandboxKey(id)], allowed: ['127.0.0.1'] },
    balances: new Map(),
    moved: new Map(),
    lines: [],
    calls: [],
    mode: 'normal',
    now: Date.now,
    play(player, stake, payout, game = 'dice') {
      play += 1;
      const ref = `r-${play}`;
      const before = fake.balances.get(player) ?? (0n as Amount);
      fake.balances.set(player, (before - amountOf(stake) + amountOf(payout)) as Amount);
      fake.lines.push({ type: 'round', ref, player, game, stake, payout, at: fake.now() });
      return ref;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function amountOf(text: string): Amount {
  const read = parseAmount(text);
  if (!read.ok) throw new Error(`not an amount: ${text}`);
  return read.value;
}

async function rawOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
