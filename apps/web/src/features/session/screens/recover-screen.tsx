import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { replace } from '../../../platform/navigation/index.ts';
import { EntryFrame } from '../components/entry-frame.tsx';

/** Behind its frame, because the start lists the styles of every screen. */
const RecoverSteps = lazyPart(
  async () => (await import('../components/recover/recover-steps.tsx')).RecoverSteps,
);

/** `recover`: a new password for a player who has lost it. */
export function RecoverScreen() {
  const t = useT();
  return (
    <EntryFrame title={t('forgot_title')} onBack={() => void replace('login')}>
      {/* The dialog's first focus: the fields are not there yet. */}
      <div data-start tabIndex={-1} style={{ outline: 'none' }}>
        <RecoverSteps />
      </div>
    </EntryFrame>
  );
}
