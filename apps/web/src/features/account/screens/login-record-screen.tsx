import { PageHead } from '../../../components/page-head/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Devices } from '../components/logins/devices.tsx';
import { LoginList } from '../components/logins/login-list.tsx';

/** `login-record`: signed-in devices, and every sign-in and change of the account. */
export function LoginRecordScreen() {
  const t = useT();
  return (
    <>
      <PageHead title={t('route_login_record')} note={t('logins_lead')} />
      <Section name="devices">
        <Devices />
      </Section>
      <Section name="logins">
        <LoginList />
      </Section>
    </>
  );
}
