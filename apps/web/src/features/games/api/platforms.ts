import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { queryOptions, useQuery } from '../../../platform/query/index.ts';

/** A game platform in the server's list (R3.9). */
export type Platform = CallReply<'GET /api/game/plat/list'>[number];

/** The platforms (R7.5), named in the current language. */
const platformsOptions = (language: string) =>
  queryOptions({
    queryKey: ['game-plats', language],
    queryFn: ({ signal }) => call('GET /api/game/plat/list', {}, { signal }),
  });

/** The platforms; `data` is absent until loaded. */
export function usePlatforms() {
  return useQuery(platformsOptions(useLanguage()));
}

const none: readonly Platform[] = [];

/** Platforms with their own wallet; those that use the main account directly are left out. */
export function useTransferPlatforms(): readonly Platform[] {
  return usePlatforms().data?.filter(({ wallet }) => wallet === 'transfer') ?? none;
}
