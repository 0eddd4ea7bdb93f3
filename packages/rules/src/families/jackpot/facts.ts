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
    places: noPlaces,
    meanTotalTenths: meanTenthsOf(shape.main),
  };
}
