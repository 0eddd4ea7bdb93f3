import { Button } from '@tessera/ui';
import type { FormEvent } from 'react';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, replace, useRoute } from '../../../platform/navigation/index.ts';
import { EntryFrame } from '../components/entry-frame.tsx';
import { RegisterDone } from '../components/register-done.tsx';
import { AccountFields, PersonFields } from '../components/register-fields.tsx';
import { RegisterSteps } from '../components/register-steps.tsx';
import { useFirstFault } from '../components/use-first-fault.ts';
import { useRegister } from '../components/use-register.ts';
import { registerSteps } from '../forms/register-form.ts';
import styles from './register-screen.module.css';

const order = registerSteps.flat();
const FORM = 'register-form';

/** `register`: one column on desktop, two steps on phones, then links to continue. */
export function RegisterScreen() {
  const t = useT();
  const inviteCode = useRoute().params.invite;
  const registration = useRegister(inviteCode);
  const root = useFirstFault(registration.errors, registration.attempts, order);
  if (registration.done) {
    return (
      <EntryFrame title={t('route_register')} width={480}>
        <RegisterDone name={registration.form.userName.trim()} />
      </EntryFrame>
    );
  }
  const { step } = registration;
  const isFirstOfTwo = isPhone && step === 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFirstOfTwo) registration.next();
    else registration.submit();
  };
  const submit = (
    <Button type="submit" form={FORM} variant="primary" size="lg" block loading={registration.pending}>
      {t(isFirstOfTwo ? 'register_next' : 'register_submit')}
    </Button>
  );
  const handleBack = () => (step > 0 ? registration.previous() : void replace('login'));
  return (
    <EntryFrame
      title={t('route_register')}
      width={480}
      onBack={isPhone ? handleBack : undefined}
      bar={isPhone && submit}
    >
      {isPhone && <RegisterSteps step={step} />}
      <form id={FORM} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
        {(!isPhone || step === 0) && <AccountFields registration={registration} />}
        {(!isPhone || step === 1) && <PersonFields registration={registration} inviteCode={inviteCode} />}
        {!isPhone && submit}
      </form>
      <p className={styles.login}>
        {t('register_have_account')}{' '}
        <Link replaces to="login">
          {t('route_login')}
        </Link>
      </p>
    </EntryFrame>
  );
}
