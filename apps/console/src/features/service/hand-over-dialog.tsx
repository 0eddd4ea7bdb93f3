import type { ConsoleReply } from '@tessera/protocol/console';
import { Button, Dialog, Field, Note, Select } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { refreshSupport } from '../../data/support.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';

/** Where a case can go: back to the queue, or to a colleague. */
const QUEUE = 'queue';

/** Gives a case to a colleague with room, or back to its place in the queue. */
export function HandOverDialog({
  caseId,
  colleagues,
  open,
  onClose,
}: {
  caseId: number;
  colleagues: ConsoleReply<'/console/service/support'>['colleagues'];
  open: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const [to, setTo] = useState<string>(QUEUE);
  const hand = useAct(
    async () => {
      await call('/console/service/hand-over', { id: caseId, ...(to === QUEUE ? {} : { to: Number(to) }) });
      onClose();
      await refreshSupport();
    },
    { quiet: true },
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('hand_over')}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={hand.isRunning} onClick={() => hand.run()}>
            {t('hand_over')}
          </Button>
        </>
      }
    >
      <Field label={t('hand_over_to')} help={t('hand_over_about')}>
        <Select
          value={to}
          options={[
            { value: QUEUE, label: t('hand_over_queue') },
            ...colleagues.map(({ id, name, free }) => ({
              value: String(id),
              label: t('hand_over_free', { name, n: free }),
              disabled: free === 0,
            })),
          ]}
          onChange={setTo}
        />
      </Field>
      {hand.failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {hand.failure}
        </Note>
      )}
    </Dialog>
  );
}
