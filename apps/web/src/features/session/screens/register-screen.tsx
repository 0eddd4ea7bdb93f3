import { partByForm } from '../../../platform/device/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useInvitation } from '../components/use-invitation.ts';
import { useRegister } from '../components/use-register.ts';
import { RegisterDialog } from './register.desktop.tsx';
import { RegisterSheet } from './register.phone.tsx';

const Layout = partByForm({ desktop: RegisterDialog, phone: RegisterSheet });

/** `register`: one column on desktop, two steps on phones, then links to continue. `?invite=` is the code of an invite link. */
export function RegisterScreen() {
  const invitation = useInvitation(useRoute().params.invite);
  const registration = useRegister(invitation);
  return <Layout registration={registration} invitation={invitation} />;
}
