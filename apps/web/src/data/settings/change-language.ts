import type { Language } from '@tessera/messages/languages';
import { showLoading } from '../../platform/feedback/index.ts';
import { call, ignoreFailure, readToken } from '../../platform/http/index.ts';
import { afterPaint } from '../../platform/lazy/index.ts';
import { storage } from '../../platform/storage/index.ts';
import { bringLanguage, countChoice, LANGUAGE_VALUE } from './language.ts';
import { clearThemeValues, refreshTheme } from './theme.ts';

export interface LanguageChange {
  /** Also saves it to the profile of a signed-in player. Default true (R7.10). */
  save?: boolean;
}

/**
 * Changes the language (R4.9): uses stored texts of this language or fetches them, stores them, saves the language to the
 * profile if wanted, and refetches the theme values. A failure changes nothing and is silent. The overlay is always removed, as
 * soon as the language has changed.
 */
export async function changeLanguage(
  language: Language,
  { save = true }: LanguageChange = {},
): Promise<void> {
  const hide = showLoading();
  if (save) countChoice();
  try {
    await ignoreFailure('language change', change(language, save, hide));
  } finally {
    hide();
  }
}

async function change(language: Language, save: boolean, shown: () => void): Promise<void> {
  const fetched = await bringLanguage(language, await storage.get(LANGUAGE_VALUE), async () => {
    const { skipUnseen } = await import('../../platform/repaint/index.ts');
    skipUnseen();
  });
  shown();
  // Storing the texts takes as long as a frame: the page is painted in its new language first.
  await new Promise<void>((painted) => afterPaint(painted));
  if (fetched) await storage.set(LANGUAGE_VALUE, fetched);
  if (save && (await readToken()) !== null) {
    await ignoreFailure(
      'language of the profile',
      call('POST /api/user/data/modify', { language }, { silent: true }),
    );
  }
  await clearThemeValues();
  await refreshTheme();
}
