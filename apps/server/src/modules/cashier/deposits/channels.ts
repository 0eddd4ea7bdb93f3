import { namesOf } from '@tessera/messages/load';
import type { Amount, ReplyOf } from '@tessera/protocol';
import { printAmount } from '@tessera/protocol';
import type { ProviderConnections } from '../../../providers/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import { currentRate, rateText } from '../rates/rates.ts';

export type ChannelView = ReplyOf<'depositChannel'>['channels'][number];
export type Method = ChannelView['method'];
export type Network = 'trc20' | 'erc20';

/** A way to deposit; amounts in 1/10 000 of the base currency. */
export interface Channel extends Record<string, unknown> {
  readonly id: string;
  readonly method: Method;
  readonly name: Readonly<Record<string, string>>;
  readonly least: Amount;
  readonly most: Amount;
  readonly fee_ppm: number;
  readonly fee_fixed: Amount;
  readonly minutes: number;
  readonly presets: readonly Amount[];
  readonly open: boolean;
}

const MILLION = 1_000_000n;
const COLUMNS = 'id, method, name, least, most, fee_ppm, fee_fixed, minutes, presets, open';

/** The network of a method; undefined for methods of the payment gateway. */
export function networkOf(method: Method): Network | undefined {
  if (method === 'usdt-trc20') return 'trc20';
  return method === 'usdt-erc20' ? 'erc20' : undefined;
}

/** Fee of a deposit; the proportional part is rounded down (L16). */
export function feeOf(
  { fee_ppm, fee_fixed }: Pick<Channel, 'fee_ppm' | 'fee_fixed'>,
  amount: Amount,
): Amount {
  return ((amount * BigInt(fee_ppm)) / MILLION + fee_fixed) as Amount;
}

export async function findChannel(db: Store | Tx, id: string): Promise<Channel | undefined> {
  const { rows } = await db.query<Channel>(`select ${COLUMNS} from deposit_channel where id = $1`, [id]);
  return rows[0];
}

/** The channel of a network, used for money that comes without an order. */
export async function channelOfNetwork(tx: Tx, network: Network): Promise<Channel> {
  const { rows } = await tx.query<Channel>(
    `select ${COLUMNS} from deposit_channel where method = $1 order by sort limit 1`,
    [`usdt-${network}`],
  );
  return rows[0]!;
}

/** Whether a channel accepts orders now: `maintenance` = closed by an operator, `down` = its provider is unreachable. */
export function stateOf({ method, open }: Channel, providers: ProviderConnections): ChannelView['state'] {
  const client = providers.client(networkOf(method) ? 'chain' : 'payments');
  if (!client?.up()) return 'down';
  return open ? 'open' : 'maintenance';
}

/** All channels as a player sees them; the one the player used last comes first. */
export async function listChannels(
  store: Store,
  providers: ProviderConnections,
  userId: bigint,
): Promise<ChannelView[]> {
  const [{ rows }, last, rate] = await Promise.all([
    store.query<Channel>(`select ${COLUMNS} from deposit_channel order by sort`),
    store.query<{ channel_id: string }>(
      'select channel_id from deposit where user_id = $1 order by id desc limit 1',
      [userId],
    ),
    currentRate(store, 'USDT'),
  ]);
  const lastUsed = last.rows[0]?.channel_id;
  const views = rows
    // Without an exchange rate, USDT cannot be converted.
    .filter(({ method }) => !networkOf(method) || rate)
    .map(
      (channel): ChannelView => ({
        id: channel.id,
        method: channel.method,
        name: channel.name,
        min: printAmount(channel.least),
        max: printAmount(channel.most),
        fee_ppm: channel.fee_ppm,
        fee_fixed: printAmount(channel.fee_fixed),
        minutes: channel.minutes,
        state: stateOf(channel, providers),
        presets: channel.presets.map(printAmount),
        ...(networkOf(channel.method) && rate ? { rate: rateText(rate) } : {}),
        last_used: channel.id === lastUsed,
      }),
    );
  return views.sort((one, other) => Number(other.last_used) - Number(one.last_used));
}

const usual = [100n, 500n, 1000n, 5000n].map((units) => units * 10_000n);
const seeded = [
  ['bank', 'bank', 100n, 50_000n, 0, 5],
  ['qr', 'qr', 50n, 5_000n, 0, 1],
  ['card', 'card', 100n, 20_000n, 15_000, 1],
  ['usdt-trc20', 'usdt-trc20', 100n, 200_000n, 0, 2],
  ['usdt-erc20', 'usdt-erc20', 200n, 500_000n, 0, 15],
] as const;

/** Adds the channels of a new installation that are missing. */
export async function seedChannels(tx: Tx): Promise<void> {
  for (const [sort, [id, method, least, most, feePpm, minutes]] of seeded.entries()) {
    await tx.query(
      `insert into deposit_channel (id, method, name, least, most, fee_ppm, minutes, presets, sort)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
      [
        id,
        method,
        JSON.stringify(namesOf('channel', id)),
        least * 10_000n,
        most * 10_000n,
        feePpm,
        minutes,
        usual.filter((preset) => preset >= least * 10_000n && preset <= most * 10_000n),
        sort,
      ],
    );
  }
}
