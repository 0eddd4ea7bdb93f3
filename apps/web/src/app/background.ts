import type { InboxKind } from '@tessera/protocol/inbox';
import { startAppBadge } from '../data/inbox/app-badge.ts';
import type { InboxEvent } from '../data/inbox/changes.ts';
import { mayTell } from '../data/inbox/hearing.ts';
import { startInbox } from '../data/inbox/live.ts';
import { onUserData, startPolling, type User, user } from '../data/session/index.ts';
import { loadUser } from '../data/session/load-user.ts';
import { UNSENT } from '../data/session/unsent.ts';
import { offerContrast, watchSystemTheme } from '../data/settings/index.ts';
import { watchJournal } from '../features/fairness/index.ts';
import { byForm } from '../platform/device/index.ts';
import { ignoreFailure, onToken } from '../platform/http/index.ts';
import { watchInstall } from '../platform/install/index.ts';
import { keepLayerEntries } from '../platform/navigation/layer-entries.ts';
import { onSocketEvent } from '../platform/socket/index.ts';
import { storage } from '../platform/storage/index.ts';
import { startShellWorker } from '../platform/updates/index.ts';
import { startPaneKeys } from '../shells/tablet/pane-keys.ts';
import { closeFromSearch } from './close-from-search.ts';
import { startFirstTab } from './first-tab.ts';
import { startGlobalKeys } from './global-keys.ts';
import { openShared } from './open-shared.ts';

/** Starts background work that no page waits for; it is a separate file, loaded after the first page. */
export function startBackground(): void {
  keepLayerEntries();
  byForm({ desktop: startGlobalKeys, phone: undefined, tablet: startPaneKeys })?.();
  addEventListener('keydown', closeFromSearch);
  startFirstTab();
  openShared();
  startPolling();
  watchSystemTheme();
  void watchJournal();
  void offerContrast();
  watchInstall();
  startShellWorker();
  startInbox();
  startAppBadge();
  onSocketEvent('inbox:event', ({ event, loud }) => {
    if (user().loaded) void ignoreFailure('event', tell(event, loud));
  });
  onToken((signedIn) => {
    if (!signedIn) void storage.remove(UNSENT);
  });
  onSocketEvent('rewards:changed', () => void loadUser());
  onSocketEvent('team:changed', () => void teamChanged());
  onUserData(tellOnData);
  tellOnData(user());
}

function tellOnData(user: User): void {
  tellRisenLevel(user);
  tellChangedRate(user);
}

/** Its code loads with the first event. */
async function tell(event: InboxEvent, loud: boolean): Promise<void> {
  const { tellEvent } = await import('../features/inbox/index.ts');
  tellEvent(event, loud);
}

/** The player's data first: they say whether the player is a member. */
async function teamChanged(): Promise<void> {
  await loadUser();
  const { refreshTeam } = await import('../features/team/index.ts');
  await refreshTeam();
}

/** Its code loads for members of teams only. */
function tellChangedRate({ info }: User): void {
  if (typeof info?.rebate_max_ppm !== 'number') return;
  void ignoreFailure(
    'team',
    unlessSilent('team', async () => (await import('../features/team/index.ts')).announceRate()),
  );
}

/** Its code loads with the first level that rose. */
function tellRisenLevel({ vip }: User): void {
  if (!vip || vip.level <= vip.announced) return;
  void ignoreFailure(
    'vip',
    unlessSilent('rewards', async () => (await import('../features/vip/index.ts')).announceLevel()),
  );
}

/** Announces something of this kind, unless the player wants to hear nothing of it now; it is told at a later visit then. */
async function unlessSilent(kind: InboxKind, announce: () => Promise<void>): Promise<void> {
  if (await mayTell(kind)) await announce();
}
