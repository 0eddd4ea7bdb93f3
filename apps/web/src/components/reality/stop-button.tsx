import { Button, IconButton } from '@tessera/ui';
import { Pause } from '@tessera/ui/icons';
import { askStop, useProtection } from '../../data/protection/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';

/** "Stop for 24 h" (RP7): one press here, one confirmation in the dialog. As text, or as an icon in a header. */
export function StopButton({ look = 'text' }: { look?: 'text' | 'icon' }) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  const restriction = useProtection(({ state }) => Boolean(state?.exclusion ?? state?.time_out_until));
  if (!signedIn || (restriction && look === 'text')) return null;
  return look === 'icon' ? (
    <IconButton icon={Pause} label={t('rp_stop')} title={t('rp_stop')} onClick={() => askStop(true)} />
  ) : (
    <Button variant="link" size="sm" onClick={() => askStop(true)}>
      {t('rp_stop')}
    </Button>
  );
}
