import { Live } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { useSocketState } from '../../../../platform/socket/index.ts';

/** State of the live connection (R4.12). */
export function SocketDot() {
  const t = useT();
  const state = useSocketState();
  const tone = state === 'open' ? 'success' : state === 'closed' ? 'danger' : 'warning';
  return <Live tone={tone}>{t(`bet_socket_${state}`)}</Live>;
}
