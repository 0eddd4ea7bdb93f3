import { type Amount, amountOf } from '@tessera/protocol/money';
import { type Terms, winningTiles } from '@tessera/rewards';
import { LoaderPinwheel } from '@tessera/ui/icons';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { chanceText } from '../model/chance.ts';
import type { KindView, Words } from './kind-view.ts';

/** The days with turns: every day, or their names. */
function daysText({ weekdays }: Terms<'wheel'>, { t }: Words): string {
  if (weekdays.length === 7) return t('wheel_every_day');
  const names = [...weekdays]
    .sort((a, b) => a - b)
    // Sunday is 7 in terms and 0 in texts.
    .map((day) => t(`weekday_${(day % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`));
  return t('wheel_on_days', { days: names.join('/') });
}

/** A wheel whose tiles are its chances. A turn costs nothing. */
export const wheel: KindView<'wheel'> = {
  icon: LoaderPinwheel,
  line: (terms, words) =>
    words.t('wheel_line', { days: daysText(terms, words), n: terms.turns, size: terms.size }),
  facts: (terms, words) => [
    {
      name: words.t('wheel_turns'),
      value: words.t('wheel_turns_of', { days: daysText(terms, words), n: terms.turns }),
    },
    { name: words.t('wheel_tiles'), value: String(terms.size) },
    { name: words.t('wheel_top'), value: words.format.money(terms.tiles.at(-1)?.prize) },
    { name: words.t('activity_requirement'), value: words.t('activity_no_requirement') },
  ],
  rules: (terms, words) => [
    words.t('wheel_rule_turns', { days: daysText(terms, words), n: terms.turns }),
    words.t('wheel_rule_seed'),
    words.t('wheel_rule_beacon', { last: terms.size - 1 }),
    words.t('wheel_rule_check'),
    words.t('wheel_rule_pay'),
    words.t('activity_rule_break'),
  ],
  figures: ({ terms, cost: { meanCost, chance, worst } }, { t, format }) => [
    { name: t('activity_cost'), value: format.money(meanCost), why: t('wheel_cost_why') },
    {
      name: t('wheel_any_prize'),
      value: chanceText(chance),
      why: t('wheel_chance_why', { n: winningTiles(terms), size: terms.size }),
    },
    { name: t('activity_worst'), value: format.money(worst), why: t('wheel_worst_why') },
  ],
  example: ({ terms: { size, tiles }, cost: { meanReward } }, { t, format }) => [
    ...tiles
      .filter(({ prize }) => prize > 0n)
      .map(({ prize, count }) => ({
        name: t('wheel_ex_part', { prize: format.figure(prize), n: count, size }),
        value: format.figure(partOf(prize, count, size)),
      })),
    { name: t('wheel_ex_mean'), value: format.figure(meanReward) },
  ],
  Stage: lazyPart(
    inFile('wheel', async () => (await import('../components/wheel/wheel-stage.tsx')).WheelStage),
  ),
  Own: lazyPart(inFile('wheel', async () => (await import('../components/wheel/spins-card.tsx')).SpinsCard)),
};

/** What the tiles of one prize add to the mean. */
const partOf = (prize: Amount, count: number, size: number): Amount =>
  amountOf((prize * BigInt(count)) / BigInt(size));
