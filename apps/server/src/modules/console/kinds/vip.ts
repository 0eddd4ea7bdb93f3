import { type Amount, dayIn, parseAmount, printAmount } from '@tessera/protocol';
import { levelBounds, rateBounds } from '@tessera/protocol/console-permissions';
import { edgePpm, type LevelFault, type LevelTerms, levelFaults } from '@tessera/rewards';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import type { Settings } from '../../settings/index.ts';
import { addLevels, EDGE_PPM, type LevelsVersion, levelsVersions } from '../../vip/index.ts';
import { requireFirstDay } from './first-day.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const MONEY = ['turnover', 'promotion', 'weekly', 'monthly', 'birthday', 'withdrawalMax'] as const;

const amount = z.string().max(24);
const payloadOf = z.strictObject({
  from: z.iso.date(),
  levels: z
    .array(
      z.strictObject({
        turnover: amount,
        promotion: amount,
        weekly: amount,
        monthly: amount,
        birthday: amount,
        withdrawals: z.int().min(0).max(levelBounds.withdrawals),
        withdrawalMax: amount,
      }),
    )
    .length(rateBounds.levels),
});

/** What is wrong with a level, as a reason. */
const FAULT = {
  first: 'needs no turnover',
  falls: 'has no less than the level below',
  pays: 'is at most what the turnover between the levels costs on average',
} as const satisfies Readonly<Record<LevelFault['why'], string>>;

export interface VipKindDeps {
  readonly settings: Pick<Settings, 'get'>;
}

/**
 * Another table of VIP levels, from a day to come on. What players hold and were given stays. Errors: `command_invalid` for a day that has begun
 * or lies before the newest version, for no amount, and for levels that fall or that pay back more than they cost.
 */
export const vipChange = ({ settings }: VipKindDeps): CommandKind => ({
  action: 'vip.change',
  async prospect(tx, { target, payload }) {
    const zone = settings.get('timeZone');
    const newest = await read(tx, target);
    const { from, levels } = readLevels(payload);
    await requireFirstDay(tx, from, { zone, newest: dayIn(newest.fromAt.getTime(), zone) });
    const fault = levelFaults(levels, edgePpm(EDGE_PPM))[0];
    if (fault) throw invalid(`VIP ${fault.level}: ${fault.column} ${FAULT[fault.why]}`);
    const before = shownOf(newest.fromAt, zone, newest.levels);
    if (isSame(newest.levels, levels)) throw new AppError('command_same');
    return {
      targetVersion: String(newest.number),
      before,
      after: { from, ...linesOf(levels) },
    };
  },
  async now(tx, target) {
    const newest = await read(tx, target);
    return {
      targetVersion: String(newest.number),
      value: shownOf(newest.fromAt, settings.get('timeZone'), newest.levels),
    };
  },
  async apply(tx, { payload, signers }) {
    const { from, levels } = readLevels(payload);
    const by = signers.map(({ name }) => name).join(' and ');
    await addLevels(tx, { fromDay: from, zone: settings.get('timeZone'), levels, by });
  },
});

/** The newest version. Errors: `not_found`. */
async function read(tx: Tx, target: string): Promise<LevelsVersion> {
  if (target !== 'levels') throw new AppError('not_found');
  return (await levelsVersions(tx, 1))[0]!;
}

function readLevels(payload: unknown): { readonly from: string; readonly levels: readonly LevelTerms[] } {
  const { from, levels } = readPayload(payloadOf, payload);
  return {
    from,
    levels: levels.map((level, at) => {
      const money = (column: (typeof MONEY)[number]) => readMoney(level[column], `VIP ${at + 1}: ${column}`);
      return {
        level: at + 1,
        turnover: money('turnover'),
        promotion: money('promotion'),
        weekly: money('weekly'),
        monthly: money('monthly'),
        birthday: money('birthday'),
        withdrawals: level.withdrawals,
        withdrawalMax: money('withdrawalMax'),
      };
    }),
  };
}

function readMoney(text: string, name: string): Amount {
  const read = parseAmount(text);
  if (!read.ok || read.value < 0n || read.value > levelBounds.amount) throw invalid(`${name} is no amount`);
  return read.value;
}

const isSame = (one: readonly LevelTerms[], other: readonly LevelTerms[]): boolean =>
  one.every((level, at) =>
    Object.entries(level).every(([column, value]) => other[at]![column as keyof LevelTerms] === value),
  );

const shownOf = (from: Date, zone: string, levels: readonly LevelTerms[]) => ({
  from: dayIn(from.getTime(), zone),
  ...linesOf(levels),
});

/** One level a line, money as text. */
const linesOf = (levels: readonly LevelTerms[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    levels.map(({ level, withdrawals, ...own }) => [
      `VIP ${level}`,
      { ...Object.fromEntries(MONEY.map((column) => [column, printAmount(own[column])])), withdrawals },
    ]),
  );
