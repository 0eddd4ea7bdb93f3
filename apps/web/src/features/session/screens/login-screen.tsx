import { useT } from '../../../platform/i18n/index.ts';
import { EntryFrame } from '../components/entry-frame.tsx';
import { LoginForm } from '../components/login-form.tsx';

/** `login`: the form over the home page. */
export function LoginScreen() {
  const t = useT();
  return (
    <EntryFrame title={t('route_login')} slogan={t('login_slogan')} footnote={t('login_footnote')}>
      <LoginForm />
    </EntryFrame>
  );
}
