import type { AdmissionLimits } from '../../admission/index.ts';
import type { HttpLimits } from '../../http/index.ts';
import type { Settings } from './settings.ts';

/** HTTP limits from the current settings. */
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
    visitor: settings.get('callVisitor'),
    skewMs: settings.get('clockSkewSeconds') * 1000,
    answerMs: settings.get('answerSeconds') * 1000,
  };
}

/** Admission limits from the current settings. */
export function admissionLimitsOf(settings: Pick<Settings, 'get'>): AdmissionLimits {
  return {
    address: settings.get('callAddress'),
    handshake: settings.get('callHandshake'),
    report: settings.get('callReport'),
    callback: settings.get('callCallback'),
    file: settings.get('callFile'),
    connectionsPerAddress: settings.get('connectionsPerAddress'),
    socketsPerAddress: settings.get('socketsPerAddress'),
    socketsPerAccount: settings.get('socketsPerAccount'),
    handshakesOpen: settings.get('handshakesOpen'),
    inFlight: settings.get('callsInFlight'),
    waiting: settings.get('callsWaiting'),
    waitMs: settings.get('callWaitSeconds') * 1000,
  };
}
