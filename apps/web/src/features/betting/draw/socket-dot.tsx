import { Live } from '@tessera/ui';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import { useSocketReason, useSocketState } from '../../../platform/socket/index.ts';

/** State of the live connection (R4.12); its tooltip gives the reason when it is not open (R8.5). */
export function SocketDot() {
  const t = useT();
  const state = useSocketState();
  const reason = useSocketReason();
  const tone = state === 'open' ? 'success' : state === 'closed' ? 'danger' : 'warning';
  return (
    <Live tone={tone} title={reason && t(builtKey(`bet_socket_why_${reason.replaceAll(' ', '_')}`))}>
      {t(`bet_socket_${state}`)}
    </Live>
  );
}
