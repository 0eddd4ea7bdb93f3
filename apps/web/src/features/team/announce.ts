import { percentText } from '../../components/reward-figures/index.ts';
import { tell } from '../../data/inbox/index.ts';
import { user } from '../../data/session/index.ts';
import { ignoreFailure } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { queryClient } from '../../platform/query/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import { placeOptions, type TeamPlace } from './api/team.ts';
import { changeOf } from './model/rate-told.ts';

/** The changed rate that this device has told a player of. */
const TOLD = storedKey<string>('TEAM_RATE_TOLD', lifetime.month);

/** Tells a member of a team that their rate changes: once on each device, also when it was changed while they were away. */
export async function announceRate(): Promise<void> {
  await ignoreFailure(
    'team rate',
    queryClient.fetchQuery({ ...placeOptions(), staleTime: 0 }).then(tellRate),
  );
}

async function tellRate(place: TeamPlace): Promise<void> {
  const change = changeOf(user().id, place);
  if (!change || (await storage.get(TOLD)) === change.mark) return;
  await storage.set(TOLD, change.mark);
  const values = { rate: percentText(change.ppm), date: change.from };
  const text = change.inviter
    ? t('tm_rate_told', { ...values, name: change.inviter })
    : t('tm_rate_told_platform', values);
  tell(text);
}
