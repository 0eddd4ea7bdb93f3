import { expect, test } from 'vitest';
import { rulesOf } from '../../modules/lotteries/index.ts';
import { verifiableSeeds } from '../../modules/lotteries/seed/list.ts';
import { officialSeeds } from '../../modules/lotteries/seed/official.ts';
import { betsOn, rateOn } from './bets.ts';
import { isTeamSale } from './sales.ts';
import { demoTeam } from './tree.ts';

const { players } = demoTeam();
const days = Array.from({ length: 12 }, (_, day) => 5 * day);
const sold = [...verifiableSeeds, ...officialSeeds].flatMap(({ id, family }) =>
  Array.from({ length: 120 }, (_, place) => place).some((place) => isTeamSale(id, place))
    ? [{ lottery_id: id, family }]
    : [],
);

test('every bet of the demo team is a valid bet of its lottery, with at most the rebate of its day', () => {
  expect(new Set(sold.map(({ family }) => family)).size).toBeGreaterThanOrEqual(6);
  for (const { lottery_id, family } of sold) {
    const rules = rulesOf({ family, house: {} });
    for (const day of days) {
      for (const { player, bets } of betsOn(
        players,
        { lottery_id },
        { name: `day ${day}`, days: day, recent: false },
      )) {
        expect(players[player]!.joined).toBeGreaterThan(day);
        for (const { played, content, rebate_ppm, multiple } of bets) {
          expect(rules.compile(played, content), `${played} ${content}`).toMatchObject({ ok: true });
          expect(rebate_ppm).toBeLessThanOrEqual(rateOn(players[player]!, day));
          expect(multiple).toBeGreaterThan(0);
        }
      }
    }
  }
});
