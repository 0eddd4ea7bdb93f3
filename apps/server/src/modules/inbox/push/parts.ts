import { FALLBACK_LANGUAGE } from '@tessera/messages';
import type { Log, Store } from '../../../store/index.ts';
import type { Lotteries } from '../../lotteries/index.ts';
import type { SettingsModule } from '../../settings/index.ts';
import { readFcmAccount } from './fcm-account.ts';
import { createPump, PUSH_WITHIN_MS, type Pump } from './pump.ts';
import { createPushSender } from './sender.ts';
import type { PushServices } from './services.ts';
import { vapidKeysOf } from './vapid.ts';

/** Push messages of this node. */
export interface PushParts {
  /** Browsers subscribe with it; P-256, base64url. It changes only with the installation's root key. */
  readonly publicKey: string;
  /** Where subscriptions may be, as the operator has set it. */
  services(): PushServices;
  readonly pump: Pump;
  close(): Promise<void>;
}

interface PushPartsDeps {
  readonly store: Store;
  readonly log: Log;
  readonly platform: SettingsModule;
  readonly lotteries: Pick<Lotteries, 'find'>;
  /** Origin of the simulated push service. */
  readonly standIn: string | undefined;
  /** File of the service account of the Firebase project that reaches apps, if there is one. */
  readonly accountFile: string | undefined;
}

export function createPushParts({
  store,
  log,
  platform,
  lotteries,
  standIn,
  accountFile,
}: PushPartsDeps): PushParts {
  const { settings, secrets } = platform;
  const keys = vapidKeysOf(secrets.key('web push'));
  const account = accountFile === undefined ? undefined : readFcmAccount(accountFile);
  const sender = createPushSender({ keys, account, standIn, withinMs: PUSH_WITHIN_MS });
  const apps = account !== undefined || standIn !== undefined;
  const services = () => ({ hosts: settings.get('pushServices'), standIn, apps });
  const contact = () => {
    const [mail, site] = [settings.get('contactEmail'), settings.get('pcUrl')];
    return mail !== '' ? `mailto:${mail}` : site.startsWith('https:') ? site : '';
  };
  const lotteryName = (id: string) => lotteries.find(id)?.name ?? { [FALLBACK_LANGUAGE]: id };
  const pump = createPump({ store, log, sender, services, contact, lotteryName });
  return {
    publicKey: keys.publicKey,
    services,
    pump,
    async close() {
      await pump.stop();
      await sender.close();
    },
  };
}
