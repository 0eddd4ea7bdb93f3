import { type Amount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import {
  type ActionBase,
  ActionRefused,
  type OperatorAction,
  operatorAction,
  type ServicesOf,
} from '../../contract/index.ts';
import { sqlStateOf } from '../../store/index.ts';
import { settingsModule } from '../settings/index.ts';
import {
  type DryRunReport,
  type DryRuns,
  dryRunOffer,
  houseCostOf,
  type MembersOf,
  monthPeriod,
  type Period,
} from './dry-run.ts';
import { grantByHand, type HandGrantOutcome } from './hand-grant.ts';
import { anyOffer, type Offer } from './offers.ts';
import { offerId as id, readOffer, offerSum as sum } from './read-offer.ts';
import { draftOffer, type NewOffer, publishOffer, stopOffer } from './write-offers.ts';

const version = z.string().regex(/^\d{1,6}$/);

/**
 * Actions on offers.
 *
 * @param dryRuns - What computes a dry run, by kind of offer.
 * @param members - Those of some players whom an audience is for.
 */
export function offerActions(dryRuns: DryRuns, members: MembersOf): OperatorAction[] {
  return [
    operatorAction({
      name: 'offer list',
      about: 'offers that have not ended, with what they have used',
      permission: 'offer.read',
      reads: true,
      args: z.object({}),
      needs: [],
      run: (deps) => openOffers(deps),
      print: (rows) => rows.map(offerLine).join('\n') || 'No offer is open.',
    }),
    operatorAction({
      name: 'offer create',
      about: 'add a version of an offer as a draft; OFFER is JSON',
      permission: 'offer.write',
      inConsole: () => true,
      args: z.object({ offer: z.string() }),
      lastTakesAll: true,
      needs: [],
      run: async ({ store }, { offer: text }, { name }) => {
        const offer = offerIn(text);
        return { id: offer.id, version: await store.tx((tx) => draftOffer(tx, offer, name)) };
      },
      print: ({ id, version }) => `Version ${version} of offer ${id} is a draft.`,
    }),
    operatorAction({
      name: 'offer dry-run',
      about:
        'who would have got what in a month (YYYY-MM, default: the last one), the cost, and its share of the stakes',
      permission: 'offer.read',
      reads: true,
      args: z.object({
        id,
        version,
        month: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
          .optional(),
      }),
      needs: [settingsModule],
      run: (deps, { id, version, month }) =>
        dryRun(deps, { dryRuns, members }, { id, version: Number(version) }, month),
      print: reportText,
    }),
    operatorAction({
      name: 'offer live',
      about: 'make a draft live; from its start on it replaces the version before it',
      permission: 'offer.write',
      inConsole: () => true,
      args: z.object({ id, version }),
      signatures: 1,
      needs: [],
      run: ({ store }, { id, version }) =>
        store
          .tx((tx) => publishOffer(tx, id, Number(version)))
          .catch((error: unknown) => {
            if (sqlStateOf(error) === 'TSR02') throw new ActionRefused(`${(error as Error).message}.`);
            throw error;
          }),
      print: (_, { id, version }) => `Version ${version} of offer ${id} is live from its start on.`,
    }),
    operatorAction({
      name: 'offer stop',
      about: 'stop an offer now; what was given stays',
      permission: 'offer.write',
      inConsole: () => true,
      args: z.object({ id }),
      signatures: 1,
      needs: [],
      run: async ({ store }, { id }) => {
        if (!(await store.tx((tx) => stopOffer(tx, id))))
          throw new ActionRefused(`Offer ${id} is neither live nor scheduled.`);
      },
      print: (_, { id }) => `Offer ${id} has stopped.`,
    }),
    operatorAction({
      name: 'offer grant',
      about: 'give a player a cash reward; REF says what for and counts once',
      permission: 'offer.grant',
      args: z.object({
        name: z.string(),
        amount: sum,
        ref: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/),
        reason: z.string().trim().min(1).max(200),
        offer: id.optional(),
      }),
      options: ['reason', 'offer'],
      signatures: 2,
      needs: [],
      run: (deps, args, operator) => grant(deps, args, operator.id),
      print: (outcome, { name, amount, ref }) =>
        outcome === 'noted'
          ? `Recorded. ${name} gets ${printAmount(amount)} for ${ref} when a second operator gives the same.`
          : `${name} has got ${printAmount(amount)} for ${ref}.`,
    }),
  ];
}

function offerIn(text: string): NewOffer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ActionRefused('The offer is not JSON.');
  }
  const read = readOffer(json);
  if (!read.ok) throw new ActionRefused(read.problems.map(({ text: line }) => line).join('\n'));
  return read.value;
}

interface OpenOffer extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly state: string;
  readonly starts: Date;
  readonly ends: Date | null;
  readonly budget: Amount | null;
  readonly used: Amount | null;
}

async function openOffers({ store }: ActionBase): Promise<OpenOffer[]> {
  const { rows } = await store.query<OpenOffer>(
    `select id, version, kind, state, starts, ends, budget, used from reward_offer where state <> 'ended' order by id, version`,
  );
  return rows;
}

function offerLine({ id, version, kind, state, starts, ends, budget, used }: OpenOffer): string {
  const until = ends ? ` to ${ends.toISOString()}` : '';
  const of = budget === null ? '' : ` of ${printAmount(budget)}`;
  return `${id} version ${version} (${kind}) ${state}, ${starts.toISOString()}${until}, used ${printAmount(used ?? (0n as Amount))}${of}`;
}

type Planner = ActionBase & ServicesOf<readonly [typeof settingsModule]>;

async function dryRun(
  deps: Planner,
  { dryRuns, members }: { readonly dryRuns: DryRuns; readonly members: MembersOf },
  name: { readonly id: string; readonly version: number },
  month: string | undefined,
): Promise<DryRunReport & { readonly offer: Offer; readonly period: Period }> {
  const offer = await anyOffer(deps.store, name.id, name.version);
  if (!offer) throw new ActionRefused(`There is no version ${name.version} of offer ${name.id}.`);
  const { store, now, settings } = deps;
  const period = await monthPeriod(store, { now, month, zone: settings.settings.get('timeZone') });
  const report = await dryRunOffer(deps.store, dryRuns, offer, period, members);
  if (!report) throw new ActionRefused(`Nothing computes a dry run of ${offer.kind}.`);
  return { ...report, offer, period };
}

function reportText({ offer, period, ...report }: Awaited<ReturnType<typeof dryRun>>): string {
  const { given, top, cost, stake, sharePpm, budgetGone } = report;
  const share =
    sharePpm === null
      ? 'nothing was staked'
      : `${Number(sharePpm) / 10_000} % of ${printAmount(stake)} staked`;
  const { net, margin, interval } = houseCostOf(offer, report, period);
  const between = interval ? `, between ${printAmount(interval[0])} and ${printAmount(interval[1])}` : '';
  return [
    `Version ${offer.version} of ${offer.id}, ${period.from.toISOString()} to ${period.to.toISOString()}:`,
    `${given.length} players, cost ${printAmount(cost)}, ${share}${budgetGone ? '; the budget would have been used up' : ''}.`,
    `The whole offer is expected to cost ${printAmount(net)} net of ${printAmount(margin)} won on the stake it asks for${between}.`,
    ...top.map(({ name, amount }) => `  ${name}  ${printAmount(amount)}`),
    ...(given.length > top.length ? [`  and ${given.length - top.length} more`] : []),
  ].join('\n');
}

interface GrantArgs {
  readonly name: string;
  readonly amount: Amount;
  readonly ref: string;
  readonly reason: string;
  readonly offer?: string | undefined;
}

const WHY: Readonly<Record<Exclude<HandGrantOutcome, 'given' | 'noted'>, string>> = {
  same_operator: 'You have signed this before; a second operator is needed.',
  claimed: 'The player has this reward already, or has reached the share of the offer.',
  not_available: 'The player may not receive rewards now.',
  trial: 'A trial account gets no rewards.',
  ended: 'The offer is not live.',
  budget_gone: 'The budget of the offer is used up.',
};

async function grant(
  deps: ActionBase,
  { name, offer: offerId, ...given }: GrantArgs,
  operatorId: bigint,
): Promise<'given' | 'noted'> {
  const { rows } = await deps.store.query<{ id: bigint }>('select id from player where user_name = $1', [
    name,
  ]);
  if (!rows[0]) throw new ActionRefused(`There is no player ${name}.`);
  const offer = offerId === undefined ? undefined : await anyOffer(deps.store, offerId);
  if (offerId !== undefined && !offer) throw new ActionRefused(WHY.ended);
  const outcome = await grantByHand(deps, {
    ...given,
    user: rows[0].id,
    ...(offer ? { offer: { id: offer.id, version: offer.version } } : {}),
    operatorId,
  });
  if (outcome !== 'given' && outcome !== 'noted') throw new ActionRefused(WHY[outcome]);
  return outcome;
}
