import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { registerSteps } from '../forms/register-form.ts';
import styles from './register-parts.module.css';
import { useFirstFault } from './use-first-fault.ts';
import type { Invitation } from './use-invitation.ts';
import type { useRegister } from './use-register.ts';

const order = registerSteps.flat();
const FORM = 'register-form';

export interface RegisterLayoutProps {
  registration: ReturnType<typeof useRegister>;
  invitation: Invitation;
}

const InviteCard = lazyPart(async () => (await import('./invite/invite-card.tsx')).InviteCard);

/** Whose invitation the registration uses; nothing without one. */
export function InvitePart({ invitation }: Pick<RegisterLayoutProps, 'invitation'>) {
  const { code } = invitation;
  return code === undefined ? null : <InviteCard invitation={{ ...invitation, code }} />;
}

/** The fields of the registration; after a refused attempt the first invalid one gets the focus. */
export function RegisterForm({
  registration: { errors, attempts },
  onSubmit,
  children,
}: Pick<RegisterLayoutProps, 'registration'> & { onSubmit: () => void; children: ReactNode }) {
  const root = useFirstFault(errors, attempts, order);
  return (
    <form
      id={FORM}
      ref={root}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Submits the {@link RegisterForm}, inside it or anywhere on the page. */
export function RegisterButton({ pending, text }: { pending: boolean; text: string }) {
  return (
    <Button type="submit" form={FORM} variant="primary" size="lg" block loading={pending}>
      {text}
    </Button>
  );
}

/** A link to the login, for players with an account. */
export function HaveAccount() {
  const t = useT();
  return (
    <p className={styles.login}>
      {t('register_have_account')}{' '}
      <Link replaces to="login">
        {t('route_login')}
      </Link>
    </p>
  );
}
