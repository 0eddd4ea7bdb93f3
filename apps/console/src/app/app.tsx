import { Button, Note, Toaster, type UiText, UiTextProvider } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { lazy, Suspense, useEffect } from 'react';
import { resume, useSession } from '../data/session.ts';
import { type TextKey, useT } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import styles from './app.module.css';
import { Frame } from './frame.tsx';

const SignInPage = lazy(async () => ({
  default: (await import('../features/sign-in/sign-in-page.tsx')).SignInPage,
}));

/** The whole console: sign-in for nobody, the frame with its pages for an operator. */
export function App() {
  const t = useT();
  // The parts' own texts have the same keys in the console's texts; a test compares them.
  const partText: UiText = (key, values) => t(key as TextKey, values);
  const operator = useSession();
  const begin = useAct(resume, { quiet: true });
  const { run } = begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the console opens.
  useEffect(() => run(), []);
  return (
    <UiTextProvider text={partText}>
      <Suspense fallback={null}>
        {operator === null && <SignInPage />}
        {operator && <Frame />}
        {operator === undefined && begin.failure && (
          <main className={styles.failed}>
            <Note tone="danger" icon={TriangleAlert} role="alert">
              {begin.failure}
            </Note>
            <Button onClick={() => run()}>{t('try_again')}</Button>
          </main>
        )}
      </Suspense>
      <Toaster />
    </UiTextProvider>
  );
}
