import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type GameId, isGameId, PLATFORMS, type PlatformId } from '@tessera/games';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mode } from '../party/index.ts';
import { type PageAnswer, pageError } from './answers.ts';
import type { GameLine, SessionLine } from './lines.ts';
import type { Rounds } from './rounds.ts';
import type { Table } from './table.ts';

const SESSION_MS = 12 * 3_600_000;
const SLOW_MS = 3_000;
/** Language of a page whose platform does not have the one asked for. */
const FALLBACK_LANGUAGE = 'enUs';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Default origins that may frame a page: sites on this machine. */
const FRAMED_BY = 'http://localhost:* http://127.0.0.1:*';

export interface PagesOptions {
  readonly plat: PlatformId;
  /** Folder of the built pages: `<game>.html` and `assets/`. */
  readonly dist: string;
  readonly rounds: Rounds;
  readonly table: Table;
  readonly time: () => number;
  readonly mode: () => Mode;
}

/**
 * Adds the routes of game pages: `GET /play/<game>?s=<session>`, assets under `/play/assets/`, and `POST /play/api/state |
 * round | step | rotate` (`page-api.ts` of the games). Every failure is a status with a code.
 */
export function addPages(
  app: FastifyInstance,
  { plat, dist, rounds, table, time, mode }: PagesOptions,
): void {
  const sessionOf = (token: unknown): SessionLine | undefined => {
    const session = typeof token === 'string' ? rounds.session(idOf(token)) : undefined;
    return session && session.expires > time() ? session : undefined;
  };
  const { games } = PLATFORMS[plat];

  app.get<{ Params: { game: string }; Querystring: { s?: string } }>(
    '/play/:game',
    async (request, reply) => {
      const { game } = request.params;
      if (!isGameId(game) || !games.includes(game)) return sendText(reply, 404, 'No such game');
      if (mode() === 'down') return sendText(reply, 503, 'Under maintenance');
      const framer = sessionOf(request.query.s)?.origin ?? FRAMED_BY;
      const page = await readFile(join(dist, `${game}.html`)).catch(() => undefined);
      if (!page) return sendText(reply, 503, 'The pages of the games are not built');
      return reply
        .headers({
          'content-security-policy': pagePolicy(framer),
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );

  app.get<{ Params: { file: string } }>('/play/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const type = TYPES[extname(file)];
    const known = /^[\w-][\w.-]*$/.test(file) && type !== undefined;
    const body = known ? await readFile(join(dist, 'assets', file)).catch(() => undefined) : undefined;
    if (!body) return sendText(reply, 404, 'No such file');
    // File names contain a content hash.
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type!).send(body);
  });

  const calls: Readonly<
    Record<string, (session: SessionLine, body: Body) => PageAnswer<object> | Promise<PageAnswer<object>>>
  > = {
    state: (session) => table.state(session),
    round: (session, body) => table.round(session, body),
    step: (session, body) => table.step(session, body),
    rotate: (session) => table.rotate(session),
  };
  for (const [name, call] of Object.entries(calls)) {
    app.post(`/play/api/${name}`, async (request, reply) => {
      const body = typeof request.body === 'object' ? ((request.body ?? {}) as Body) : {};
      const answer = await bent(mode(), async () => {
        const session = sessionOf(body.s);
        return session ? call(session, body) : pageError('session_expired');
      });
      return reply.code(answer.status).send(answer.body);
    });
  }
}

type Body = Readonly<Record<string, unknown>>;

/** Applies the simulated failure of a mode to an answer. */
async function bent(mode: Mode, answer: () => Promise<PageAnswer<object>>): Promise<PageAnswer<object>> {
  if (mode === 'down' || mode === 'failing') return pageError('unavailable');
  const real = await answer();
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
  return mode === 'silent' ? pageError('unavailable') : real;
}

/** Parameters with which the operator opens a page for a player. */
export interface Launch {
  readonly player: string;
  readonly game: GameId;
  readonly language: string;
  readonly session: string;
  readonly origin: string | null;
}

/** Parses the body of `/v1/launch`; undefined when any part is invalid. */
export function launchOf(plat: PlatformId, body: Body): Launch | undefined {
  const { player, game, language, session = '', origin = null, currency = 'CNY' } = body;
  const fits =
    isPlayer(player) &&
    isGameId(game) &&
    PLATFORMS[plat].games.includes(game) &&
    currency === 'CNY' &&
    typeof session === 'string' &&
    session.length <= 64 &&
    (origin === null || (typeof origin === 'string' && /^https?:\/\/[\w.:[\]-]{1,100}$/.test(origin)));
  if (!fits) return undefined;
  const { languages } = PLATFORMS[plat];
  const offered = (wish: unknown) => languages.find((one) => one === wish);
  const spoken = offered(language) ?? offered(FALLBACK_LANGUAGE) ?? languages[0]!;
  return { player, game, language: spoken, session, origin: origin as string | null };
}

/** Opens a session for a player; returns the path of its page. */
export function openSession(launch: Launch, write: (line: GameLine) => void, nowMs: number): string {
  const token = randomBytes(24).toString('base64url');
  write({ type: 'session', id: idOf(token), ...launch, expires: nowMs + SESSION_MS });
  return `/play/${launch.game}?s=${token}`;
}

/** Whether a text is a valid player id. */
export const isPlayer = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(value);

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const pagePolicy = (framer: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framer}`,
  ].join('; ');

const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
