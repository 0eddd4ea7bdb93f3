import { Note } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { useSignInRequest } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { metaOf } from '../../../platform/navigation/index.ts';

/** Why the login is shown to somebody who did not ask for it: `please_login` or the server's reason, and the wanted page. */
export function SignInNote() {
  const t = useT();
  const request = useSignInRequest();
  if (!request) return null;
  const { title } = metaOf(request.wanted.name);
  return (
    <Note icon={Lock} role="status">
      {request.text ?? t('please_login')}
      {title && ` · ${t('login_then', { page: t(title) })}`}
    </Note>
  );
}
