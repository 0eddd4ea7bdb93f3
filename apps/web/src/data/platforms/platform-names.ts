import { call } from '../../platform/http/index.ts';
import { useLanguage } from '../../platform/i18n/index.ts';
import { queryOptions, useQuery } from '../../platform/query/index.ts';

const platformsOptions = (language: string) =>
  queryOptions({
    queryKey: ['platform-names', language],
    queryFn: ({ signal }) => call('GET /api/game/plat/list', {}, { signal, silent: true }),
    staleTime: 3_600_000,
  });

/** Names of the game platforms by id; empty until loaded. */
export function usePlatformNames(): ReadonlyMap<string, string> {
  const platforms = useQuery(platformsOptions(useLanguage()));
  return new Map(platforms.data?.map(({ id, name }) => [id, name]));
}
