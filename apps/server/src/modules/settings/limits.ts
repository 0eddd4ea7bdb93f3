import type { HttpLimits } from '../../http/index.ts';
import type { Settings } from './settings.ts';

/** The figures of the wire as they are set now. */
export function httpLimitsOf(settings: Pick<Settings, 'get'>): HttpLimits {
  return {
    calls: {
      login: settings.get('callLogin'),
      captcha: settings.get('callCaptcha'),
      bet: settings.get('callBet'),
      transfer: settings.get('callTransfer'),
      poll: settings.get('callPoll'),
      withdraw: settings.get('callWithdraw'),
      receipt: settings.get('callReceipt'),
      other: settings.get('callOther'),
    },
    address: settings.get('callAddress'),
    connectionsPerAddress: settings.get('connectionsPerAddress'),
    skewMs: settings.get('clockSkewSeconds') * 1000,
    answerMs: settings.get('answerSeconds') * 1000,
  };
}
