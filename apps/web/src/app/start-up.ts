/** The steps of the start-up, each a promise of its own; failures that a step can live with stay inside it. */
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
 * Runs the start-up in the order of R4.1: cache versions, stale lists, language, app update, opening hours, sounds,
 * alerts and theme, then the player. It stands beside the first paint and never before it.
 *
 * @param reached told before each step the splash has a word for.
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
