import { Section } from '../../../platform/errors/index.ts';
import { Devices } from '../components/logins/devices.tsx';
import { LoginList } from '../components/logins/login-list.tsx';

/** `login-record`: devices that are signed in, and every sign-in and change of the account. */
export function LoginRecordScreen() {
  return (
    <>
      <Section name="devices">
        <Devices />
      </Section>
      <Section name="logins">
        <LoginList />
      </Section>
    </>
  );
}
