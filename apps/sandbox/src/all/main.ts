/**
 * The third parties of a demonstration in one process: `node apps/sandbox/src/all/main.ts`. One process starts them in a fifth of
 * the processor time that ten need. Environment: PARTIES, a JSON object from the name of a party to its place
 * (`{"beacon": {"port": 3100, "dir": "data/sandbox/beacon"}}`), and that of `startParty`.
 */
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '@tessera/games';
import { createBeaconApp } from '../beacon/index.ts';
import { createChainApp } from '../chain/index.ts';
import { createFeedApp } from '../feed/index.ts';
import { createIdentityApp } from '../identity/index.ts';
import { createMessengerApp } from '../messenger/index.ts';
import { type CreateParty, closeWhenStopped, type PartyPlace, startParty } from '../party/index.ts';
import { createPaymentsApp } from '../payments/index.ts';
import { createPushApp } from '../push/index.ts';
import { createSeamlessGamesApp } from '../seamless-games/index.ts';
import { createServiceApp } from '../service/index.ts';
import { createTransferGamesApp } from '../transfer-games/index.ts';

const CREATE: Readonly<Record<string, CreateParty>> = {
  beacon: createBeaconApp,
  feed: createFeedApp,
  ...Object.fromEntries(PLATFORM_IDS.map((plat) => [plat, gamesOf(plat)])),
  payments: createPaymentsApp,
  chain: createChainApp,
  identity: createIdentityApp,
  messenger: createMessengerApp,
  service: createServiceApp,
  push: createPushApp,
};

const { PARTIES } = process.env;
if (!PARTIES) throw new Error('the third parties need PARTIES');
const places = Object.entries(JSON.parse(PARTIES) as Readonly<Record<string, PartyPlace>>);
const apps = new Map(
  await Promise.all(
    places.map(async ([name, place]) => [name, await startParty(name, CREATE[name]!, place)] as const),
  ),
);
closeWhenStopped([...apps.values()]);
// The first signature spends half a second on building tables. Do it now, before a draw waits for it.
await apps.get('beacon')?.inject('/public/latest');

/** The simulated platform of this id, by the kind of its wallet. */
function gamesOf(plat: PlatformId): CreateParty {
  if (PLATFORMS[plat].wallet === 'seamless') return createSeamlessGamesApp;
  return (options) => createTransferGamesApp({ ...options, plat });
}
