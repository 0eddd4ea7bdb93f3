import { Button, toast } from '@tessera/ui';
import { Check } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { type Command, learnCommand } from '../../data/commands.ts';
import { groupedPrint } from '../../parts/fingerprint.ts';
import { call } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import { useKeys } from '../../platform/keys.ts';
import { queryClient } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { READ_MS, type Standing, standingOf } from './standing.ts';
import { targetAddress } from './target-address.ts';

const WHY_NOT = {
  changed: 'cannot_changed',
  own: 'cannot_own',
  'not-permitted': 'cannot_role',
  ended: 'cannot_ended',
  blind: 'entry_own',
} as const satisfies Readonly<Record<Exclude<Standing, 'open'>, TextKey>>;

/**
 * Approve and reject. The call names the command and the fingerprint of what was shown, nothing else, so that anything else that was
 * approved is refused.
 */
export function Decision({ command }: { command: Command }) {
  const t = useT();
  const standing = standingOf(command);
  const isRead = useRead();
  const [isRejecting, setRejecting] = useState(false);
  const ridOf = useRids();
  const approve = useAct(async () => {
    const asked = { rid: ridOf(command.shownHash), id: command.id, shownHash: command.shownHash };
    const decided = await call('/console/command/approve', asked).catch(async (error: unknown) => {
      // The refusal has a reason in the command's own state: it is shown as it is now.
      if (error instanceof CallError && error.code.startsWith('command_'))
        await queryClient.invalidateQueries();
      throw error;
    });
    toast(t(decided.state === 'applied' ? 'approved_applied' : 'approved_waits'), { type: 'success' });
    await learnCommand(decided);
  });
  const mayApprove = standing === 'open' && isRead && !approve.isRunning;
  useKeys({
    ...(mayApprove ? { a: () => approve.run() } : {}),
    ...(command.mayReject ? { r: () => setRejecting(true) } : {}),
  });
  if (standing === 'ended') return null;
  const why = standing === 'open' ? (isRead ? undefined : 'approve_read_first') : WHY_NOT[standing];
  return (
    <>
      {command.mayReject && (
        <Button variant="danger-quiet" onClick={() => setRejecting(true)}>
          {t(command.own ? 'withdraw_own' : 'reject')} <kbd>R</kbd>
        </Button>
      )}
      {standing === 'blind' && (
        <a className="link push" href={targetAddress(command.action, command.target)}>
          {t('entry_own')}
        </a>
      )}
      {why && standing !== 'blind' && <span className="push s12 t3">{t(why)}</span>}
      {(standing === 'open' || standing === 'changed') && (
        <Button
          className={why ? undefined : 'push'}
          variant="primary"
          icon={Check}
          disabled={standing !== 'open' || !isRead}
          title={why && t(why)}
          loading={approve.isRunning}
          onClick={() => approve.run()}
        >
          {t('approve', { fingerprint: groupedPrint(command.shownHash) })} <kbd>A</kbd>
        </Button>
      )}
      <RejectDialog command={command} open={isRejecting} onClose={() => setRejecting(false)} />
    </>
  );
}

/** Whether the command has been open long enough to be read. */
function useRead(): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRead;
}
