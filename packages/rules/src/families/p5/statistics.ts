import { digitStatistics } from '../digits/statistics.ts';
import { p5Facts, p5Spec } from './facts.ts';

export const p5Statistics = digitStatistics(p5Facts, p5Spec, null, {
  places: { play: 'p5.locate.all', lists: 5 },
  groups: { all: 'p5.star5.direct-multi' },
  zones: { spread: 'p5.any-in.star5-1' },
});
