import '@tessera/ui/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { startStore } from '../features/entry/index.ts';
import { startNotifications } from '../features/notifications/index.ts';
import { startPolling } from '../features/session/index.ts';
import {
  loadPrefs,
  loadStoredLanguage,
  loadStoredLists,
  loadStoredTheme,
} from '../features/settings/index.ts';
import { agent, reportError } from '../platform/device/index.ts';
import { registerScreens } from '../platform/navigation/index.ts';
import { connectSocket } from '../platform/socket/index.ts';
import { App } from './app.tsx';
import { handleEvents } from './events.ts';
import { navigation } from './navigation.ts';
import { screens } from './screens.ts';
import { startSteps } from './start-steps.ts';
import { startUp } from './start-up.ts';

/** Before navigation tidies the address: it may carry the password of a closed platform. */
const entryHash = location.hash;

document.documentElement.dataset.device = agent;
registerScreens(screens);
await Promise.all([loadPrefs(), loadStoredLanguage(), loadStoredLists()]);
createRoot(document.getElementById('root')!).render(<App />);
void loadStoredTheme();

handleEvents();
navigation.start();
try {
  await startUp(startSteps(entryHash), (step) => startStore.setState({ step }));
} catch (error) {
  reportError('start-up', error);
  startStore.setState({ step: 'failed' });
}
void startNotifications();
startPolling();
void connectSocket();
