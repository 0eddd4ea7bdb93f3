import { dayIn, type InputOf, printAmount, type ReplyOf, sumAmounts } from '@tessera/protocol';
import { monthOf, signInAmount } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import { once, type Store, type Tx } from '../../store/index.ts';
import { type Given, type Offer, requireStanding, rewardMovements } from '../rewards/index.ts';
import type { WelfareDeps } from './deps.ts';
import { signInOffer } from './offers.ts';

/** Sources of grants: a signed day, with the day as its reference, and a milestone, with month and days (`2026-11:7`). */
const SOURCES = { day: 'sign_in', milestone: 'sign_in.milestone' } as const;

type Player = Pick<CallSession, 'userId' | 'currency'>;

/** What a sign-in has paid. */
export interface SignedIn {
  readonly day: Given;
  readonly milestones: readonly { readonly days: number; readonly given: Given }[];
}

/** The day of the moment in the platform's time zone, by the clock of the database. Inside a transaction pass its `tx`. */
export const todayOf = async ({ clock, settings }: WelfareDeps, tx?: Tx): Promise<string> =>
  dayIn(await clock.now(tx), settings.get('timeZone'));

/** Signs in by a call. The same `rid` always gets the same answer (L6). Errors: those of `signIn`. */
export async function signInByCall(
  player: Player,
  { rid }: InputOf<'userWelfareSignIn'>,
  welfare: WelfareDeps,
): Promise<ReplyOf<'userWelfareSignIn'>> {
  const { store, rewards } = welfare;
  let signed: SignedIn | undefined;
  const reply = await store.tx((tx) =>
    once(tx, { userId: player.userId, scope: 'user/welfare/sign-in', rid, body: {} }, async () => {
      signed = await signIn(tx, player, welfare);
      return replyOf(signed);
    }),
  );
  if (signed) rewards.tell([lastOf(signed)]);
  return reply;
}

/**
 * Signs a player in for today and pays the day, with the milestones that it reaches. A day is signed once.
 * Errors: `trial_not_allowed`, `reward_not_available`, `reward_ended` without an offer, `reward_claimed`, and those of `rewards.claim`.
 */
export async function signIn(tx: Tx, player: Player, welfare: WelfareDeps): Promise<SignedIn> {
  const { userId } = player;
  await requireStanding(tx, userId);
  const offer = await signInOffer(tx, player);
  if (!offer) throw new AppError('reward_ended');
  const today = await todayOf(welfare, tx);
  const day = await welfare.rewards.claim(tx, {
    ...givingOf(offer, SOURCES.day),
    row: { user: userId, ref: today, amount: signInAmount(offer.terms, today), terms: { day: today } },
  });
  // The day is written now, so presses of one player for different days count each other.
  return { day, milestones: await payMilestones(tx, userId, offer, monthOf(today), welfare) };
}

/** Days that a player has signed in a month. */
export async function signedDays(db: Store | Tx, userId: bigint, month: string): Promise<Set<string>> {
  const { rows } = await db.query<{ day: string }>(
    'select source_ref as day from reward where user_id = $1 and source = $2 and starts_with(source_ref, $3)',
    [userId, SOURCES.day, `${month}-`],
  );
  return new Set(rows.map(({ day }) => day));
}

/** Pays each milestone of the month that is reached and was not paid yet. */
async function payMilestones(
  tx: Tx,
  userId: bigint,
  offer: Offer<'sign_in'>,
  month: string,
  { rewards }: WelfareDeps,
): Promise<SignedIn['milestones']> {
  const { size: count } = await signedDays(tx, userId, month);
  const reached = offer.terms.milestones.filter(({ days }) => days <= count);
  if (reached.length === 0) return [];
  const refOf = (days: number): string => `${month}:${days}`;
  const { given } = await rewards.give(tx, {
    ...givingOf(offer, SOURCES.milestone),
    rows: reached.map(({ days, prize }) => ({
      user: userId,
      ref: refOf(days),
      amount: prize,
      terms: { month, days },
    })),
  });
  return reached.flatMap(({ days }) =>
    given.filter(({ ref }) => ref === refOf(days)).map((one) => ({ days, given: one })),
  );
}

const givingOf = ({ id, version }: Offer, source: string) => ({
  source,
  kind: rewardMovements.sign_in,
  offer: { id, version },
});

/** The reward that was paid last: it has the balance after all of them. */
const lastOf = ({ day, milestones }: SignedIn): Given => milestones.at(-1)?.given ?? day;

function replyOf(signed: SignedIn): ReplyOf<'userWelfareSignIn'> {
  return {
    day: signed.day.ref,
    amount: printAmount(
      sumAmounts([signed.day.amount, ...signed.milestones.map(({ given }) => given.amount)]),
    ),
    milestones: signed.milestones.map(({ days, given }) => ({ days, prize: printAmount(given.amount) })),
    balance: printAmount(lastOf(signed).balance!.amount),
  };
}
