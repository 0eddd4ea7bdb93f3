import { useT } from '../../../platform/i18n/index.ts';
import { replace } from '../../../platform/navigation/index.ts';
import { EntryFrame } from '../components/entry-frame.tsx';
import { RegisterDone } from '../components/register-done.tsx';
import { AccountFields, PersonFields } from '../components/register-fields.tsx';
import {
  HaveAccount,
  InvitePart,
  RegisterButton,
  RegisterForm,
  type RegisterLayoutProps,
} from '../components/register-parts.tsx';
import { RegisterSteps } from '../components/register-steps.tsx';

/** The fields in two steps. */
export function RegisterSheet({ registration, invitation }: RegisterLayoutProps) {
  const t = useT();
  if (registration.done) {
    return (
      <EntryFrame title={t('route_register')}>
        <RegisterDone name={registration.form.userName.trim()} />
      </EntryFrame>
    );
  }
  const { step, pending } = registration;
  const isFirst = step === 0;
  const isOpen = !invitation.fault;
  return (
    <EntryFrame
      title={t('route_register')}
      onBack={isFirst ? () => void replace('login') : registration.previous}
      bar={
        isOpen && <RegisterButton pending={pending} text={t(isFirst ? 'register_next' : 'register_submit')} />
      }
    >
      {(isFirst || !isOpen) && <InvitePart invitation={invitation} />}
      {isOpen && (
        <>
          <RegisterSteps step={step} />
          <RegisterForm
            registration={registration}
            onSubmit={isFirst ? registration.next : registration.submit}
          >
            {isFirst ? (
              <AccountFields registration={registration} />
            ) : (
              <PersonFields registration={registration} invitation={invitation} />
            )}
          </RegisterForm>
        </>
      )}
      <HaveAccount />
    </EntryFrame>
  );
}
