import type { FeedResult, SignedFeedResult } from '@tessera/fairness';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createParty, fields, type PartyOptions } from '../party/index.ts';
import { type Answer, answerFor, MODES, type Mode } from './behaviour.ts';
import { impossibleNumbers, isLottery, LOTTERIES, type LotteryId, numbersFor } from './numbers.ts';
import { PAGE_CSS, PAGE_HTML, PAGE_SCRIPT } from './page.ts';
import { loadSecrets, strayKey } from './secrets.ts';

const dayMs = 86_400_000;

type Asked = { lottery: string; issue: string };

/**
 * A simulated feed of official results, labelled as simulated: its numbers are generated.
 *
 * `GET /info`, `GET /results/:lottery/:issue?drawAt=<ms>`, `GET /healthz`; `GET /` is the control page, `POST /control
 * {lottery, mode}` sets a mode (`*` = all lotteries), `POST /control/clock {offsetMs}` moves the clock in mode `test`. The
 * numbers depend on the draw time too, so that naming an earlier time does not reveal them early.
 * Answers: 425 with `retryAt` (ms) before a result is out, 404 without one, 503 in mode `down`.
 */
export function createFeedApp(options: PartyOptions): {
  readonly app: FastifyInstance;
  readonly publicKey: string;
} {
  const { key, bytesFor } = loadSecrets(options.dir);
  const stray = strayKey();
  const modes = new Map<LotteryId, Mode>();
  const { app, time, offsetMs } = createParty(options, {
    html: PAGE_HTML,
    css: PAGE_CSS,
    script: PAGE_SCRIPT,
  });

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

  const lotteryIds = Object.keys(LOTTERIES) as LotteryId[];
  const state = () => ({
    offsetMs: offsetMs(),
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
  return { app, publicKey: key.publicKey };
}
