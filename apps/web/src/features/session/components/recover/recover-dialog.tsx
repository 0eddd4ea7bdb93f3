import { useT } from '../../../../platform/i18n/index.ts';
import { replace } from '../../../../platform/navigation/index.ts';
import { EntryFrame } from '../entry-frame.tsx';
import { RecoverSteps } from './recover-steps.tsx';

/** The recovery in the frame of login. */
export function RecoverDialog() {
  const t = useT();
  return (
    <EntryFrame title={t('forgot_title')} onBack={() => void replace('login')}>
      <RecoverSteps />
    </EntryFrame>
  );
}
