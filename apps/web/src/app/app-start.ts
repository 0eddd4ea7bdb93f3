import { list } from '../data/settings/index.ts';
import { isOwnSite, startStore } from '../features/entry/index.ts';
import { lastAnswerAt, now } from '../platform/clock/index.ts';
import { build, reportError } from '../platform/device/index.ts';
import { confirm, toast, withLoading } from '../platform/feedback/index.ts';
import { t } from '../platform/i18n/index.ts';
import { appHost } from '../platform/native/index.ts';
import { createAppUpdate } from './app-update.ts';
import { createReadiness } from './readiness.ts';

/** Time that the notice of a failed update stays (R9.2), ms. */
const FAILED_MS = 5_000;
/** The new page replaces this one within this time, or the shell could not load it, ms. */
const REPLACED_MS = 15_000;

/** Public keys of the app's updates (E10). */
const appKeys = (import.meta.env.VITE_APP_KEYS || '').split(',').filter(Boolean);

const readiness = createReadiness({
  page: appHost().then((host) => host.started()),
  firstPage: pageShown,
  frame: () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  reportError: (error) => reportError('app', error),
});

/** Tells the shell that the page has come up, as soon as it has. */
export function started(): Promise<void> {
  // The steps follow the first call: it is answered, or replaced by what is stored.
  startStore.subscribe(lookForAnswer);
  lookForAnswer();
  return readiness.watch();
}

const update = createAppUpdate({
  host: appHost,
  build: { ...build, appKeys },
  settings: () => list('SETTING'),
  isOwnSite,
  now,
  tell: () => confirm({ message: t('app_new_version'), forced: true }),
  tellFailed: () => void toast(t('UPDATE APP FAILED'), { type: 'error', durationMs: FAILED_MS }),
  busy: withLoading,
  replaced: () => new Promise((resolve) => setTimeout(resolve, REPLACED_MS)),
  reportError: (problem) => reportError('app update', problem),
});

/** The step `app update` of the start-up (R4.1, R4.7): it comes after the first answered call. */
export async function appUpdate(): Promise<void> {
  lookForAnswer();
  await update();
}

function lookForAnswer(): void {
  if (lastAnswerAt() !== undefined) readiness.answered();
}

/** Resolves when the first page stands: the static splash is removed then. */
function pageShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.getElementById('splash')) return;
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true });
    look();
  });
}
