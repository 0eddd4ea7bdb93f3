import type { CallReply } from '@tessera/protocol/endpoints';
import { REWARDS } from '../../../data/promotions/index.ts';
import { takeMainBalance } from '../../../data/session/index.ts';
import { call } from '../../../platform/http/index.ts';
import { i18nStore } from '../../../platform/i18n/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

export type ActivityDetail = CallReply<'POST /api/activity/detail'>;
/** What list and detail share. */
export type Activity = CallReply<'POST /api/activity/list'>['items'][number];
export type RaceBoard = NonNullable<ActivityDetail['race']>;
export type Reward = ActivityDetail['rewards'][number];

/** The server names offers in the player's language, so it is part of the keys. */
export const activitiesOptions = () =>
  queryOptions({
    queryKey: [REWARDS, 'activities', i18nStore.getState().language],
    queryFn: ({ signal }) => call('POST /api/activity/list', {}, { signal }),
  });

export const activityOptions = (id: string) =>
  queryOptions({
    queryKey: [REWARDS, 'activity', id, i18nStore.getState().language],
    queryFn: ({ signal }) => call('POST /api/activity/detail', { id }, { signal, silent: true }),
    retry: false,
  });

/** What a player does with an activity. `join` again changes only whether the board of a race shows the whole name. */
export type Deed =
  | { readonly what: 'join'; readonly shown: boolean }
  | { readonly what: 'leave' }
  | { readonly what: 'claim' }
  | { readonly what: 'forfeit'; readonly grant: number };

/** Does it, for the version of the terms that the player has seen. No failure is a toast: the page shows it at the button. */
export async function doDeed({ id, version }: Activity, deed: Deed, rid: string): Promise<void> {
  const seen = { rid, id, version };
  const quiet = { silent: true } as const;
  switch (deed.what) {
    case 'join':
      await call('POST /api/activity/join', { ...seen, shown: deed.shown }, quiet);
      return;
    case 'leave':
      await call('POST /api/activity/leave', seen, quiet);
      return;
    case 'claim': {
      const { balance } = await call('POST /api/activity/claim', seen, quiet);
      if (balance !== null) takeMainBalance(balance, 'bonus');
      return;
    }
    case 'forfeit':
      await call('POST /api/reward/forfeit', { rid, id: deed.grant }, quiet);
  }
}
