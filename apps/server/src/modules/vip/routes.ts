import { dayIn } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { ratesOn } from '../water-rates/index.ts';
import { noteAnnounced } from './announce.ts';
import { claimBonuses } from './claim.ts';
import type { VipDeps } from './deps.ts';
import { levelsNow } from './levels.ts';
import { levelTable } from './table.ts';
import { vipOf } from './view.ts';

/** `/api/vip/detail`, `/api/user/vip` and the calls below it. */
export function vipRoutes(register: Register, vip: VipDeps): void {
  register(endpoints.vipDetail, async (_, context) => {
    const rates = await ratesOn(vip.store, dayIn(context.now, vip.settings.get('timeZone')));
    const { levels } = await levelsNow(vip.store);
    return levelTable(vip.settings, sessionOf(context).currency, { levels, rates });
  });
  register(endpoints.userVip, (_, context) => vipOf(sessionOf(context), vip));
  register(endpoints.userVipClaim, (input, context) => claimBonuses(sessionOf(context), input, vip));
  register(endpoints.userVipAnnounced, ({ level }, context) => noteAnnounced(sessionOf(context), level, vip));
}
