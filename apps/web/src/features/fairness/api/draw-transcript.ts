import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import { newestSeen, seeHead } from '../journal-watch.ts';
import { readingOf } from '../model/reading.ts';

/** Public data of one draw, parsed; the journal head in the reply is compared with those seen before. */
export const drawTranscriptOptions = (lottery: string, issue: string) =>
  queryOptions({
    queryKey: ['fairness-draw', lottery, issue],
    queryFn: async ({ signal }) => {
      const seenBefore = newestSeen();
      const reply = await call(
        'POST /api/fairness/draw',
        { lottery, issue },
        { signal, handles: ['not_found'] },
      );
      seeHead(reply.head, seenBefore);
      return readingOf(reply);
    },
    enabled: lottery !== '' && issue !== '',
  });
