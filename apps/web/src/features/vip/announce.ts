import { tell } from '../../data/inbox/index.ts';
import { user } from '../../data/session/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { queryClient } from '../../platform/query/index.ts';
import { type Vip, vipOptions } from './api/vip.ts';

/** The level that this page has told a player of. */
let told = { player: 0, level: 0 };

/** Tells of a level that rose, once on all devices: the server keeps what was announced. Not to a player without rewards. */
export function tellLevel({ level, announced, available }: Vip): void {
  const { id } = user();
  const before = told.player === id ? told.level : 0;
  if (!available || level <= Math.max(announced, before)) return;
  told = { player: id, level };
  tell(t('vip_rose', { n: level }));
  void ignoreFailure('vip', call('POST /api/user/vip/announced', { level }, { silent: true }));
}

/** Tells of a risen level after the player's data say that there is one. */
export async function announceLevel(): Promise<void> {
  const vip = user().vip;
  if (!vip || vip.level <= vip.announced) return;
  await ignoreFailure('vip', queryClient.fetchQuery({ ...vipOptions(), staleTime: 0 }).then(tellLevel));
}
