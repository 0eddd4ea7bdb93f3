import { sum } from '../../draw/attribute.ts';
import { jackpotDrawOf } from '../draw.ts';
import { type FamilyFacts, meanTenthsOf, numberZone } from '../facts.ts';
import type { JackpotSpec } from './spec.ts';

/** Facts of a jackpot lottery; a bonus number comes from the main drum. */
export function jackpotFacts({ main, extra }: JackpotSpec): FamilyFacts {
  const sameDrum = extra === 'bonus';
  const mainZone = numberZone(main.pick, main.of);
  return {
    shape: {
      form: 'jackpot',
      main: mainZone,
      extra: sameDrum ? numberZone(1, main.of) : numberZone(extra.pick, extra.of),
      sameDrum,
    },
    places: [],
    meanTotalTenths: meanTenthsOf(mainZone),
    attributes(draw) {
      const { main: drawn } = jackpotDrawOf(draw);
      const odd = drawn.filter((number) => number % 2 === 1).length;
      return [
        { key: 'sum', value: String(sum(drawn)) },
        { key: 'odd-count', value: `${odd}-${drawn.length - odd}` },
      ];
    },
  };
}
