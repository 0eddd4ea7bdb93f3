import { digitStatistics } from '../digits/statistics.ts';
import { d3Facts, d3Spec } from './facts.ts';

export const d3Statistics = digitStatistics(d3Facts, d3Spec, 'd3', {
  places: { play: 'd3.locate.all', lists: 3 },
  groups: { all: 'd3.star3.direct-multi' },
  zones: { spread: 'd3.any-in.star3-1', sum: 'd3.star3.direct-sum' },
});
