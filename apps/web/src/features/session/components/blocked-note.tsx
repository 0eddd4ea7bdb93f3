import { Note } from '@tessera/ui';
import { Ban } from '@tessera/ui/icons';
import { Contact } from '../../../components/contact/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** Says that the account is blocked, and how to reach support; few sign-ins need it. */
export function BlockedNote() {
  const t = useT();
  return (
    <Note tone="danger" icon={Ban} role="alert">
      {t('account_blocked')} <Contact lead />
    </Note>
  );
}
