import { Button, Dialog, Field, Note, TextArea, toast } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { type Command, learnCommand, REASON_MAX, REASON_MIN } from '../../data/commands.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';

/** Rejects a command with a reason. One person is enough, also for the own ones. */
export function RejectDialog({
  command,
  open,
  onClose,
}: {
  command: Command;
  open: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const [reason, setReason] = useState('');
  const ridOf = useRids();
  const reject = useAct(
    async () => {
      const asked = { rid: ridOf(reason.trim()), id: command.id, reason: reason.trim() };
      const decided = await call('/console/command/reject', asked);
      toast(t('rejected_done'), { type: 'success' });
      onClose();
      await learnCommand(decided);
    },
    { quiet: true },
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(command.own ? 'withdraw_own' : 'reject_title', { id: command.id })}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            disabled={reason.trim().length < REASON_MIN}
            loading={reject.isRunning}
            onClick={() => reject.run()}
          >
            {t(command.own ? 'withdraw_own' : 'reject')}
          </Button>
        </>
      }
    >
      <Field label={t('reason')} labelEnd={`${reason.length}/${REASON_MAX}`} help={t('reason_in_log')}>
        <TextArea data-autofocus value={reason} onValue={setReason} maxLength={REASON_MAX} rows={3} />
      </Field>
      {reject.failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {reject.failure}
        </Note>
      )}
    </Dialog>
  );
}
