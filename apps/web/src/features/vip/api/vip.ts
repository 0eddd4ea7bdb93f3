import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS } from '../../../data/promotions/index.ts';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** The player's level, progress and bonuses. */
export type Vip = CallReply<'POST /api/user/vip'>;
export type VipBonus = Vip['bonuses'][number];
/** The table of all levels. */
export type VipTable = CallReply<'POST /api/vip/detail'>;
export type VipLevel = VipTable['levels'][number];

export const vipOptions = () =>
  queryOptions({
    queryKey: [REWARDS, 'vip'],
    queryFn: ({ signal }) => call('POST /api/user/vip', {}, { signal }),
  });

export const vipTableOptions = () =>
  queryOptions({
    queryKey: ['vip-table'],
    queryFn: ({ signal }) => call('POST /api/vip/detail', {}, { signal }),
    staleTime: 3_600_000,
  });

/** Claims bonuses: all of them, or none. */
export const claimBonuses = (refs: readonly string[], rid: string) =>
  call('POST /api/user/vip/claim', { rid, refs: [...refs] }, { silent: true });
