import '@tessera/ui/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import {
  applyDeviceLooks,
  loadPrefs,
  loadStoredLanguage,
  loadStoredLists,
  loadStoredTheme,
} from '../data/settings/index.ts';
import { startStore } from '../features/entry/index.ts';
import { formOfBuild, isPhone, reportError } from '../platform/device/index.ts';
import { holdKeys } from '../platform/keys/index.ts';
import { registerRoutes } from '../platform/navigation/index.ts';
import { fillSlots } from '../platform/slots/index.ts';
import { App } from './app.tsx';
import { appParts } from './app-parts.ts';
import { navigation } from './navigation.ts';
import { routes } from './routes.ts';
import { startSteps } from './start-steps.ts';
import { startUp } from './start-up.ts';

/**
 * Starts the client: first renders from stored data, then runs the start-up in parallel. A function instead of top-level
 * `await`: chunks that import this module would wait for it while it waits for them (deadlock).
 */
async function start(): Promise<void> {
  // Read before navigation rewrites the URL: it may carry the password of a closed platform.
  const entryHash = location.hash;
  document.documentElement.dataset.form = formOfBuild;
  registerRoutes(routes);
  fillSlots(async () => (await import('./slots.ts')).slots);
  if (!isPhone) holdKeys();
  const late = import('./late.ts');
  await Promise.all([loadPrefs(), loadStoredLanguage(), loadStoredLists(), appParts?.prepare()]);
  applyDeviceLooks();
  await pageParsed();
  createRoot(document.getElementById('root')!, { onRecoverableError: reportRecovered }).render(<App />);
  void loadStoredTheme();
  void appParts?.started();
  navigation.start(late);
  let stoodIn = false;
  const steps = startSteps(entryHash, late, () => {
    stoodIn = true;
  });
  try {
    await startUp(steps, (step) => startStore.setState({ step }));
    (await late).keepRunning();
    if (!stoodIn) return;
    (await late).startWhenReached(async () => {
      stoodIn = false;
      await startUp(steps, () => undefined);
      return !stoodIn;
    });
  } catch (error) {
    reportError('start-up', error);
    startStore.setState({ step: 'failed' });
  }
}

/** Logs why a render failed that succeeded when React repeated it. The player saw nothing, but it is a bug. */
function reportRecovered(error: unknown): void {
  reportError('page recovered', error instanceof Error ? (error.cause ?? error) : error);
}

/** With a warm browser cache the client can run before the page is parsed. */
function pageParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

void start();
