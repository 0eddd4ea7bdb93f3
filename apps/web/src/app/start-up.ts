/** The steps of the start-up, each a promise; a step handles its non-fatal failures itself. */
export interface StartSteps<Versions> {
  cacheVersions(): Promise<Versions>;
  staleLists(versions: Versions): Promise<void>;
  language(versions: Versions): Promise<void>;
  /** Native app only. */
  appUpdate?(): Promise<void>;
  openingHours(): Promise<void>;
  soundsAndAlerts(): Promise<void>;
  theme(): Promise<void>;
  /** Whether a token is stored. */
  hasToken(): Promise<boolean>;
  user(): Promise<void>;
}

/**
 * Runs the start-up in the order of R4.1: cache versions, stale lists, language, app update, opening hours, sounds, alerts
 * and theme, then the player. It runs in parallel to the first paint and never delays it.
 *
 * @param reached called before each step that the splash has a text for.
 */
export async function startUp<Versions>(
  steps: StartSteps<Versions>,
  reached: (step: 'versions' | 'settings' | 'language' | 'done') => void,
): Promise<void> {
  reached('versions');
  const versions = await steps.cacheVersions();
  reached('settings');
  await steps.staleLists(versions);
  reached('language');
  await steps.language(versions);
  await steps.appUpdate?.();
  await steps.openingHours();
  await steps.soundsAndAlerts();
  await steps.theme();
  if (await steps.hasToken()) await steps.user();
  reached('done');
}
