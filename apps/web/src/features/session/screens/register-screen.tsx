import { partByForm } from '../../../platform/device/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useRegister } from '../components/use-register.ts';
import { RegisterDialog } from './register.desktop.tsx';
import { RegisterSheet } from './register.phone.tsx';

const Layout = partByForm({ desktop: RegisterDialog, phone: RegisterSheet });

/** `register`: one column on desktop, two steps on phones, then links to continue. */
export function RegisterScreen() {
  const inviteCode = useRoute().params.invite;
  const registration = useRegister(inviteCode);
  return <Layout registration={registration} inviteCode={inviteCode} />;
}
