import { amountOf, UNIT } from '@tessera/protocol';
import { readTerms } from '@tessera/rewards';
import { enterOutside } from '../../apps/server/src/modules/draws/index.ts';
import {
  type NewNotice,
  noticesChanged,
  stopNotice,
  writeNotice,
} from '../../apps/server/src/modules/notices/index.ts';
import { installOffer, type NewOffer } from '../../apps/server/src/modules/rewards/index.ts';
import {
  CONTENT_CHANNEL,
  createSettingsModule,
  type SettingKey,
} from '../../apps/server/src/modules/settings/index.ts';
import { addTurnover } from '../../apps/server/src/modules/vip/index.ts';
import { openOperatorStore, openParts, runningAddress } from '../../apps/server/src/store/index.ts';
import type { Client } from './client.ts';
import { until } from './until.ts';

/** Values by setting. */
export type Settings = Readonly<Partial<Record<SettingKey, unknown>>>;

type Parts = Awaited<ReturnType<typeof openParts>>;

/** Data folder of a running platform. */
interface Shared {
  DATA_DIR: string;
}

/** Changes settings of a running platform, as an operator does; every node applies them at once. Returns the previous values. */
export async function setSettings({ DATA_DIR }: Shared, values: Settings): Promise<Settings> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    const { settings } = await createSettingsModule({ ...parts, mode: 'test' });
    const keys = Object.keys(values) as SettingKey[];
    const before = Object.fromEntries(keys.map((key) => [key, settings.get(key)]));
    for (const key of keys) await settings.set(key, values[key], 'journeys');
    return before;
  } finally {
    await parts.close();
  }
}

/** Under the role of the operators' console, which alone changes lotteries. */
function asConsole({ consoleStore }: Parts): NonNullable<Parts['consoleStore']> {
  if (!consoleStore) throw new Error('this installation has no login of the console');
  return consoleStore;
}

/** Takes all other lotteries off sale. */
export async function offerOnly(dataDir: string, lotteries: readonly string[]): Promise<void> {
  const parts = await openParts(runningAddress(dataDir), true);
  try {
    await asConsole(parts).query('update lottery set enabled = false where not id = any ($1)', [lotteries]);
  } finally {
    await parts.close();
  }
}

/** What journeys say of a notice: in force, for everybody, in the ticker, unless it says otherwise. */
export type JourneyNotice = Pick<NewNotice, 'id' | 'body'> & Partial<NewNotice>;

/** Writes a notice of a running platform, as two operators do in the console; open pages are told. */
export async function writeJourneyNotice({ DATA_DIR }: Shared, notice: JourneyNotice): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    const now = await parts.clock.now();
    const usual = { kind: 'ticker', audience: 'all', weight: 0, mustAck: false } as const;
    const times = { starts: null, ends: now + 365 * 86_400_000 };
    await asConsole(parts).tx(async (tx) => {
      const written = await writeNotice(tx, { ...usual, ...times, ...notice }, 'journeys');
      if (typeof written !== 'number') throw new Error(`notice ${notice.id} is refused`);
      await noticesChanged(parts.nodeChannels, tx);
    });
  } finally {
    await parts.close();
  }
}

/** Stops it. */
export async function stopJourneyNotice({ DATA_DIR }: Shared, id: string): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    await asConsole(parts).tx(async (tx) => {
      await stopNotice(tx, id, 'journeys');
      await noticesChanged(parts.nodeChannels, tx);
    });
  } finally {
    await parts.close();
  }
}

/** Terms of a lottery that journeys change: amounts are text in whole units. */
interface LotteryTerms {
  /** Prize group, which determines every price of the classic board; seeded: 1800. */
  readonly pricing?: { readonly base: number };
  /** Caps of maximum wins: of a bet (shown in the list of lotteries), of a player in a draw, of a draw. */
  readonly caps?: { readonly bet: string; readonly player?: string; readonly draw?: string };
  /** Accepts no bets. */
  readonly suspended?: boolean;
}

/** Changes a lottery; resolves when the server of `player` applies the change, with a function that restores the lottery. */
export async function changeLottery(
  { DATA_DIR }: Shared,
  player: Client,
  lottery: string,
  terms: LotteryTerms,
): Promise<() => Promise<void>> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    const { rows } = await parts.store.query<{ config: Required<LotteryTerms> }>(
      'select config from lottery where id = $1',
      [lottery],
    );
    const { pricing, caps, suspended = false } = rows[0]!.config;
    const next = {
      pricing: { ...pricing, ...terms.pricing },
      caps: { ...caps, ...terms.caps },
      suspended: terms.suspended ?? suspended,
    };
    await asConsole(parts).query('update lottery set config = config || $2 where id = $1', [
      lottery,
      JSON.stringify(next),
    ]);
    await until(`the new terms of ${lottery}`, async () => {
      const now = (await player.ok('POST /api/lottery/list')).find(({ id }) => id === lottery);
      return (
        now?.pricing.base === next.pricing.base &&
        Number(now.payout_cap) === Number(next.caps.bet) &&
        now.enabled !== next.suspended
      );
    });
    const before = { pricing, caps, suspended };
    return async () => void (await changeLottery({ DATA_DIR }, player, lottery, before));
  } finally {
    await parts.close();
  }
}

/**
 * Lets an official lottery draw in five minutes, with the sale ending a minute before; resolves when that draw is on sale.
 * By its calendar the next draw is hours away, and every job due until then would have to run. The issue gets a shorter
 * year, so that the new draw and the planned one of the same day have different issues.
 */
export async function drawSoon({ DATA_DIR }: Shared, visitor: Client, lottery: string): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    const soon = new Date((await parts.clock.now()) + 5 * 60_000);
    const { rows } = await parts.store.query<{ zone: string }>('select zone from lottery where id = $1', [
      lottery,
    ]);
    const [hour = 0, minute = 0] = soon
      .toLocaleTimeString('en-GB', { timeZone: rows[0]!.zone })
      .split(':')
      .map(Number);
    const calendar = {
      draws: `${minute} ${hour} * * *`,
      closed: [],
      issue: { form: 'year', yearDigits: 2 },
    };
    await asConsole(parts).query(
      `update lottery set lead_s = 60, config = jsonb_set(config, '{calendar}', $2) where id = $1`,
      [lottery, JSON.stringify(calendar)],
    );
    await wakeJob(parts, 'draw.plan', lottery);
    await until(`an early draw of ${lottery}`, async () => {
      const [front] = await visitor.ok('POST /api/lottery/draw/current', { lottery: [lottery] });
      return front?.current?.state === 'open' && front.current.draw_at <= soon.getTime();
    });
  } finally {
    await parts.close();
  }
}

/** Adds to a player's cumulative turnover what many settled bets would; in whole units of the currency. */
export async function addSettledTurnover({ DATA_DIR }: Shared, userId: number, units: bigint): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    await parts.store.tx((tx) => addTurnover(tx, BigInt(userId), amountOf(units * UNIT)));
  } finally {
    await parts.close();
  }
}

/** Makes an offer live from now on, for `forMs`; terms as JSON. */
export async function offerNow(
  { DATA_DIR }: Shared,
  { terms, forMs, ...offer }: Pick<NewOffer, 'id' | 'name'> & { terms: unknown; forMs: number },
): Promise<void> {
  const read = readTerms(terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    const starts = await parts.clock.now();
    await parts.store.tx((tx) =>
      installOffer(tx, { ...offer, terms: read.value, starts, ends: starts + forMs }),
    );
  } finally {
    await parts.close();
  }
}

/** Runs the hourly check for markers of harm now. */
export async function lookForHarm({ DATA_DIR }: Shared): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  try {
    await wakeJob(parts, 'protection.harm', 'hourly');
  } finally {
    await parts.close();
  }
}

/** Runs a waiting job at once. */
async function wakeJob({ store }: Parts, kind: string, key: string): Promise<void> {
  await store.query(
    `with woken as (update job set run_at = app_now(), done_at = null where kind = $1 and key = $2)
     select pg_notify('job', '0')`,
    [kind, key],
  );
}

/** Two operators enter the same corrected numbers for a settled official draw; the platform does the rest by itself. */
export async function correctResult(
  { DATA_DIR }: Shared,
  lottery: string,
  issue: string,
  numbers: unknown,
): Promise<void> {
  const parts = await openParts(runningAddress(DATA_DIR), true);
  const store = openOperatorStore(parts.store.address);
  try {
    for (const name of ['op_east', 'op_west']) {
      const operatorId = await parts.ids.next();
      await parts.store.query(
        `insert into user_account (id, user_name, kind, language, currency, password_hash, created_at)
         values ($1, $2, 'operator', 'zhCn', 'CNY', 'none', app_now())`,
        [operatorId, name],
      );
      await enterOutside({ ...parts, store }, { lottery, issue, purpose: 'correction', numbers, operatorId });
    }
  } finally {
    await store.close();
    await parts.close();
  }
}

/** Takes a shipped text away from a language, as a program that lacks it would start; every node reads the texts again. */
export async function leaveOutText(dataDir: string, language: string, key: string): Promise<void> {
  const parts = await openParts(runningAddress(dataDir), true);
  try {
    await parts.store.query('delete from message where language = $1 and key = $2', [language, key]);
    await parts.nodeChannels.notify(CONTENT_CHANNEL, key);
  } finally {
    await parts.close();
  }
}
