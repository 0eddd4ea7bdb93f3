import { useT } from '../../../platform/i18n/index.ts';
import { EntryFrame } from '../components/entry-frame.tsx';
import { RegisterDone } from '../components/register-done.tsx';
import { AccountFields, PersonFields } from '../components/register-fields.tsx';
import {
  HaveAccount,
  RegisterButton,
  RegisterForm,
  type RegisterLayoutProps,
} from '../components/register-parts.tsx';

/** All fields in one column. */
export function RegisterDialog({ registration, inviteCode }: RegisterLayoutProps) {
  const t = useT();
  return (
    <EntryFrame title={t('route_register')} width={480}>
      {registration.done ? (
        <RegisterDone name={registration.form.userName.trim()} />
      ) : (
        <>
          <RegisterForm registration={registration} onSubmit={registration.submit}>
            <AccountFields registration={registration} />
            <PersonFields registration={registration} inviteCode={inviteCode} />
            <RegisterButton pending={registration.pending} text={t('register_submit')} />
          </RegisterForm>
          <HaveAccount />
        </>
      )}
    </EntryFrame>
  );
}
