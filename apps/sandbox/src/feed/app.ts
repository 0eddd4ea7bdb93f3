import type { FeedResult, SignedFeedResult } from '@tessera/fairness';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { type Answer, answerFor, MODES, type Mode } from './behaviour.ts';
import { impossibleNumbers, isLottery, LOTTERIES, type LotteryId, numbersFor } from './numbers.ts';
import { PAGE_CSS, PAGE_HTML, PAGE_SCRIPT } from './page.ts';
import { loadSecrets, strayKey } from './secrets.ts';

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const dayMs = 86_400_000;

export interface FeedOptions {
  /** Holds the feed's key and the secret its numbers come from. */
  readonly dir: string;
  /** `test` lets the clock be moved. */
  readonly mode: string | undefined;
  /** Least severe entries that are logged; absent logs nothing. */
  readonly logLevel?: string;
  /** The machine's time in ms. */
  readonly now?: () => number;
}

type Asked = { lottery: string; issue: string };

/**
 * A feed of official results, run by ourselves and labelled as such: its numbers are made up.
 *
 * `GET /info`, `GET /results/:lottery/:issue?drawAt=<ms>`, `GET /healthz`; `GET /` steers it by hand, `POST /control
 * {lottery, mode}` by program (`*` = all lotteries), `POST /control/clock {offsetMs}` moves its time in mode `test`.
 * Numbers depend on the draw's time too, so that nobody learns them early by naming an earlier one.
 * Answers: 425 with `retryAt` (ms) before a result is out, 404 without one, 503 in mode `down`.
 */
export function createFeedApp({ dir, mode: running, logLevel, now = Date.now }: FeedOptions): {
  readonly app: FastifyInstance;
  readonly publicKey: string;
} {
  const { key, bytesFor } = loadSecrets(dir);
  const stray = strayKey();
  const modes = new Map<LotteryId, Mode>();
  let offsetMs = 0;
  const time = () => now() + offsetMs;

  const reportOf = (
    lottery: LotteryId,
    issue: string,
    drawAt: number,
    answer: Extract<Answer, { kind: 'report' }>,
  ): SignedFeedResult => {
    const other = answer.fault === 'other-draw';
    const draw = other ? { issue: `${issue}-1`, drawAt: drawAt - dayMs } : { issue, drawAt };
    const numbers = (revision: number) =>
      numbersFor(lottery, bytesFor(`${lottery} ${draw.issue} ${draw.drawAt} ${revision}`));
    const drawn = numbers(answer.revision);
    const report: FeedResult = {
      v: 'feed/v1',
      lottery,
      ...draw,
      revision: answer.revision,
      final: answer.final,
      result: answer.fault === 'numbers' ? impossibleNumbers(drawn) : drawn,
      at: time(),
    };
    return { report, signature: (answer.fault === 'stray-key' ? stray : key).sign(report) };
  };

  const send = (reply: FastifyReply, { lottery, issue }: Asked, drawAt: number) => {
    if (!isLottery(lottery)) return reply.code(404).send({ error: 'no such lottery' });
    const answer = answerFor(modes.get(lottery) ?? 'normal', time(), drawAt);
    switch (answer.kind) {
      case 'unavailable':
        return reply.code(503).send({ error: 'unavailable' });
      case 'unknown':
        return reply.code(404).send({ error: 'no result' });
      case 'early':
        return reply.code(425).send({ error: 'not drawn yet', retryAt: answer.retryAt });
      default:
        return reply.send(reportOf(lottery, issue, drawAt, answer));
    }
  };

  const app = Fastify({
    logger: logLevel === undefined ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  app.get('/healthz', () => ({ ok: true }));
  app.get('/info', () => ({
    public_key: key.publicKey,
    kind: 'simulated',
    lotteries: Object.keys(LOTTERIES),
  }));
  app.get<{ Params: Asked; Querystring: { drawAt?: string } }>(
    '/results/:lottery/:issue',
    (request, reply) => {
      const { drawAt = '' } = request.query;
      if (!/^[1-9]\d{0,14}$/.test(drawAt) || !/^[0-9A-Za-z-]{1,30}$/.test(request.params.issue)) {
        return reply.code(400).send({ error: 'no such draw' });
      }
      return send(reply, request.params, Number(drawAt));
    },
  );

  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE_HTML));
  app.get('/page.css', (_request, reply) => reply.type('text/css').send(PAGE_CSS));
  app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(PAGE_SCRIPT));
  const lotteryIds = Object.keys(LOTTERIES) as LotteryId[];
  const state = () => ({
    offsetMs,
    modes: Object.fromEntries(lotteryIds.map((id) => [id, modes.get(id) ?? 'normal'])),
  });
  app.get('/control', state);
  app.post<{ Body: { lottery: LotteryId | '*'; mode: Mode } }>(
    '/control',
    { schema: { body: fields({ lottery: { enum: [...lotteryIds, '*'] }, mode: { enum: MODES } }) } },
    ({ body: { lottery, mode } }) => {
      for (const id of lottery === '*' ? lotteryIds : [lottery]) modes.set(id, mode);
      return state();
    },
  );
  app.post<{ Body: { offsetMs: number } }>(
    '/control/clock',
    { schema: { body: fields({ offsetMs: { type: 'integer' } }) } },
    (request, reply) => {
      if (running !== 'test') return reply.code(403).send({ error: 'the clock is fixed' });
      offsetMs = request.body.offsetMs;
      return state();
    },
  );
  return { app, publicKey: key.publicKey };
}

const fields = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
