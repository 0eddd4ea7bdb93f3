import { toast } from '../../platform/feedback/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import { list } from './lists.ts';
import { prefs } from './prefs.ts';
import { chooseTheme } from './theme.ts';

const CONTRAST_THEME = 'theme-contrast';
const CONTRAST_OFFERED = storedKey<true>('CONTRAST_OFFERED', lifetime.year);
/** Long enough to read it and reach it by keyboard, ms. */
const STAY_MS = 10_000;

/** Offers the high-contrast theme once per device to players whose system requests more contrast. */
export async function offerContrast(): Promise<void> {
  if (!matchMedia('(prefers-contrast: more)').matches || prefs().theme === CONTRAST_THEME) return;
  if (!list('THEME_LIST')?.some(({ id }) => id === CONTRAST_THEME)) return;
  if (await storage.get(CONTRAST_OFFERED)) return;
  await storage.set(CONTRAST_OFFERED, true);
  toast(t('contrast_offer'), {
    durationMs: STAY_MS,
    action: { label: t('contrast_take'), onPress: () => void chooseTheme(CONTRAST_THEME) },
  });
}
