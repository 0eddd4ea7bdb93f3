import '@tessera/ui/tokens.css';
import '@tessera/ui/base.css';
import { Toaster, UiTextProvider } from '@tessera/ui';
import { builtInThemes } from '@tessera/ui/themes';
import { createRoot } from 'react-dom/client';
import { t } from '../platform/i18n/index.ts';
import { applyTheme } from '../platform/theme/index.ts';
import { firstLanguage, speak } from './language.ts';
import { VerifyPage } from './verify-page.tsx';

/**
 * The page that verifies saved transcripts: one file, no server. It contains its own texts and follows the system's colour
 * scheme.
 */
speak(firstLanguage(navigator.languages));
document.documentElement.dataset.form = matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
const dark = builtInThemes.find(({ id }) => id === 'theme-dark');
if (dark && matchMedia('(prefers-color-scheme: dark)').matches) void applyTheme(dark.id, dark.values);
createRoot(document.getElementById('root')!).render(
  <UiTextProvider text={t}>
    <VerifyPage />
    <Toaster />
  </UiTextProvider>,
);
