import { digitStatistics } from '../digits/statistics.ts';
import { sscFacts, sscSpec } from './facts.ts';

export const sscStatistics = digitStatistics(sscFacts, sscSpec, 'ssc', {
  places: { play: 'ssc.locate.all', lists: 5 },
  groups: {
    all: 'ssc.star5.direct-multi',
    front3: 'ssc.front3.direct-multi',
    mid3: 'ssc.mid3.direct-multi',
    back3: 'ssc.back3.direct-multi',
    front2: 'ssc.front2.direct-multi',
    back2: 'ssc.back2.direct-multi',
  },
  zones: { spread: 'ssc.any-in.star5-1' },
});
