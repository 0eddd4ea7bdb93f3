import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { queryOptions, useQuery } from '../../../platform/query/index.ts';

/** A game platform as the service lists it (R3.9). */
export type Plat = CallReply<'GET /api/game/plat/list'>[number];

/** The platforms (R7.5), named in the language in force. */
const platsOptions = (language: string) =>
  queryOptions({
    queryKey: ['game-plats', language],
    queryFn: ({ signal }) => call('GET /api/game/plat/list', {}, { signal }),
  });

/** The platforms; `data` is absent until they have come. */
export function usePlats() {
  return useQuery(platsOptions(useLanguage()));
}

const none: readonly Plat[] = [];

/** Platforms that keep a balance of their own; those the main account plays on directly are left out. */
export function useTransferPlats(): readonly Plat[] {
  return usePlats().data?.filter(({ wallet }) => wallet === 'transfer') ?? none;
}
