import { keepPreviousData } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import type { Days } from '../../../components/days/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** The player's own figures over some days. */
export type Statistic = CallReply<'POST /api/report/statistic'>;

export const STATISTIC = 'report-statistic';

export const statisticOptions = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [STATISTIC, from, to],
    queryFn: ({ signal }) => call('POST /api/report/statistic', { from, to }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
