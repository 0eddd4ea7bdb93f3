import { sum } from '../../draw/attribute.ts';
import { jackpotDrawOf } from '../draw.ts';
import { type FamilyFacts, type JackpotShape, meanTenthsOf, numberZone } from '../facts.ts';
import { noPlaces } from '../places.ts';
import type { JackpotSpec } from './spec.ts';

/** The drums of a jackpot lottery; a bonus number comes from the main drum. */
export function jackpotShape({ main, extra }: JackpotSpec): JackpotShape {
  const sameDrum = extra === 'bonus';
  return {
    form: 'jackpot',
    main: numberZone(main.pick, main.of),
    extra: sameDrum ? numberZone(1, main.of) : numberZone(extra.pick, extra.of),
    sameDrum,
  };
}

/** Facts of a jackpot lottery. */
export function jackpotFacts(spec: JackpotSpec): FamilyFacts {
  const shape = jackpotShape(spec);
  return {
    shape,
    isOrdered: false,
    mainFigure: 'sum',
    places: noPlaces,
    meanTotalTenths: meanTenthsOf(shape.main),
    resultColumns: ['sum', 'odd-count'],
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
