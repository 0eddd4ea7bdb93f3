import {
  type Amount,
  type JsonObject,
  parseAmount,
  parseAmountDown,
  printAmount,
  ZERO,
} from '@tessera/protocol';
import { z } from 'zod';
import type { CallResult, ProviderClient } from '../../../providers/index.ts';
import type { Asked, GamePlatform, StatementLine } from '../platform.ts';

const amount = z.string().transform((text, context) => {
  const read = parseAmount(text);
  if (read.ok) return read.value;
  context.addIssue('not an amount');
  return z.NEVER;
});
const money = z.string().transform((text, context) => {
  const read = parseAmountDown(text);
  if (read.ok && read.value >= 0n) return read.value;
  context.addIssue('not a balance');
  return z.NEVER;
});
const id = z.string().min(1).max(64);
const at = z.int().nonnegative();

const line = z.union([
  z.object({ type: z.literal('round'), ref: id, player: id, game: id, stake: money, payout: money, at }),
  z.object({ type: z.literal('transfer'), ref: id, player: id, amount, at }),
  z.object({
    type: z.enum(['bet', 'win', 'rollback']),
    ref: id,
    round: id,
    player: id,
    game: id,
    amount: money,
    at,
  }),
]) satisfies z.ZodType<StatementLine, unknown>;

const answers = {
  launch: z.object({ url: z.string().max(2000) }),
  statement: z.object({ lines: z.array(line), next: z.string().min(1).max(200), more: z.boolean() }),
  balance: z.object({ balance: money, in_play: money.default(ZERO) }),
  transfer: z.object({ ref: id, state: z.literal('done') }),
  status: z.object({
    ref: id,
    state: z.enum(['done', 'refused', 'unknown']),
    code: z.string().max(64).default('refused'),
  }),
};

const LINES_A_PAGE = 500;

/** A game platform that is reached by the signed calls of `docs/providers.md`, like those of the sandbox. */
export function signedPlatform(client: ProviderClient): GamePlatform {
  const ask = async <T>(
    path: string,
    body: JsonObject,
    schema: z.ZodType<T>,
  ): Promise<Asked<{ answer: T }>> => judged(await client.call(path, body), schema);
  return {
    up: client.up,
    async launch(order) {
      const asked = await ask('/v1/launch', { ...order }, answers.launch);
      if (asked.outcome !== 'done') return asked;
      const { url } = asked.answer;
      // A launch URL on another origin does not belong to this platform.
      const pages = client.provider.pages ?? [new URL(client.provider.url).origin];
      const own = URL.canParse(url) && pages.includes(new URL(url).origin);
      return own ? { outcome: 'done', url } : { outcome: 'unclear' };
    },
    async statement(cursor, range) {
      const within = range ? { since: range.from, until: range.to } : {};
      const body = { cursor, limit: LINES_A_PAGE, ...within };
      const asked = await ask('/v1/statement', body, answers.statement);
      return asked.outcome === 'done' ? { outcome: 'done', ...asked.answer } : asked;
    },
    async balance(player) {
      const asked = await ask('/v1/balance', { player }, answers.balance);
      if (asked.outcome !== 'done') return asked;
      return { outcome: 'done', balance: asked.answer.balance, inPlay: asked.answer.in_play };
    },
    transfer: (order) => transfer(ask, order),
    async status(ref) {
      const asked = await ask('/v1/transfer/status', { ref }, answers.status);
      if (asked.outcome !== 'done') return asked;
      const { state, code } = asked.answer;
      return asked.answer.ref === ref ? { outcome: 'done', state, code } : { outcome: 'unclear' };
    },
  };
}

type Ask = <T>(path: string, body: JsonObject, schema: z.ZodType<T>) => Promise<Asked<{ answer: T }>>;

async function transfer(
  ask: Ask,
  { player, ref, amount }: { player: string; ref: string; amount: Amount },
): Promise<Asked<object>> {
  const asked = await ask('/v1/transfer', { player, ref, amount: printAmount(amount) }, answers.transfer);
  if (asked.outcome !== 'done') return asked;
  return asked.answer.ref === ref ? { outcome: 'done' } : { outcome: 'unclear' };
}

function judged<T>(result: CallResult, schema: z.ZodType<T>): Asked<{ answer: T }> {
  if (result.outcome === 'refused') return { outcome: 'refused', code: result.code };
  if (result.outcome === 'unclear') return { outcome: 'unclear' };
  const read = schema.safeParse(result.body);
  return read.success ? { outcome: 'done', answer: read.data } : { outcome: 'unclear' };
}
