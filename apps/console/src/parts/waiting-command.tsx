import { Button, Note } from '@tessera/ui';
import { Inbox } from '@tessera/ui/icons';
import { goTo } from '../platform/address.ts';
import { useT } from '../platform/i18n.ts';

/** Says that a command about what is open waits for another person, and leads to it; nothing without one. */
export function WaitingCommand({ command }: { command: number | null }) {
  const t = useT();
  if (command === null) return null;
  return (
    <Note
      tone="info"
      icon={Inbox}
      action={
        <Button size="sm" onClick={() => goTo('approvals', { view: 'all', id: String(command) })}>
          {t('open_command')}
        </Button>
      }
    >
      {t('command_waits')}
    </Note>
  );
}
