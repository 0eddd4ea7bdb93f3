import { useT } from '../../../platform/i18n/index.ts';
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

/** All fields in one column. */
export function RegisterDialog({ registration, invitation }: RegisterLayoutProps) {
  const t = useT();
  return (
    <EntryFrame title={t('route_register')} width={480}>
      {registration.done ? (
        <RegisterDone name={registration.form.userName.trim()} />
      ) : (
        <>
          <InvitePart invitation={invitation} />
          {!invitation.fault && (
            <RegisterForm registration={registration} onSubmit={registration.submit}>
              <AccountFields registration={registration} />
              <PersonFields registration={registration} invitation={invitation} />
              <RegisterButton pending={registration.pending} text={t('register_submit')} />
            </RegisterForm>
          )}
          <HaveAccount />
        </>
      )}
    </EntryFrame>
  );
}
