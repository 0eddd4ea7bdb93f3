import type { CommandAction } from '@tessera/protocol/console-permissions';
import { hashOf } from '../../platform/address.ts';

/** Where the target of a command is shown with all that speaks for and against it. */
export function targetAddress(action: CommandAction, target: string): string {
  switch (action) {
    case 'setting.change':
      return hashOf({ page: 'settings', params: { key: target } });
    case 'withdrawal.approve':
    case 'withdrawal.reject':
    case 'withdrawal.mark':
      return hashOf({ page: 'withdrawals', params: { view: 'open', id: target } });
    case 'policy.change':
      return hashOf({ page: 'operators', params: { view: 'policies', action: target } });
    case 'operator.create':
    case 'operator.disable':
      return hashOf({ page: 'operators', params: { view: 'people', name: target } });
    case 'lottery.suspend':
    case 'lottery.resume':
    case 'lottery.enable':
    case 'lottery.disable':
    case 'lottery.price':
    case 'lottery.caps':
      return hashOf({ page: 'lotteries', params: { id: target } });
    case 'result.enter':
    case 'result.void':
    case 'result.correct':
      return hashOf({ page: 'draws', params: { view: 'waiting', id: target } });
    case 'player.disable':
    case 'player.enable':
    case 'player.factor':
    case 'player.password':
    case 'player.grant':
    case 'player.limit':
    case 'player.break':
    case 'player.promotions':
      return hashOf({ page: 'players', params: { player: target } });
    case 'case.assign':
    case 'case.contact':
    case 'case.plan':
    case 'case.evaluate':
      return hashOf({ page: 'cases', params: { id: target } });
    case 'deposit.credit':
    case 'deposit.return':
      return hashOf({ page: 'deposits', params: { id: target } });
    case 'channel.open':
    case 'channel.close':
    case 'channel.terms':
      return hashOf({ page: 'channels', params: { id: target } });
    case 'rate.set':
      return hashOf({ page: 'channels', params: { view: 'rates', id: target } });
    case 'offer.create':
    case 'offer.live':
    case 'offer.stop':
      return hashOf({ page: 'offers', params: { id: target } });
    case 'waterback.change':
    case 'vip.change':
      return hashOf({ page: 'offers', params: { view: 'levels', id: target } });
    case 'difference.close':
      return hashOf({ page: 'providers', params: { view: 'open', id: target } });
    case 'review.close':
      return hashOf({ page: 'providers', params: { view: 'reviews', id: target } });
    case 'notice.publish':
    case 'notice.stop':
      return hashOf({ page: 'notices', params: { id: target } });
    case 'payout.lock':
    case 'payout.unlock':
      return hashOf({ page: 'players', params: { player: target } });
    case 'theme.publish':
      return hashOf({ page: 'themes', params: { view: target } });
    case 'text.write':
    case 'text.check':
    case 'text.publish':
      return hashOf({ page: 'languages', params: { id: target } });
    case 'text.import':
      return hashOf({ page: 'languages', params: { language: target } });
  }
}
