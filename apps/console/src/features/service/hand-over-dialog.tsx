import type { ConsoleReply } from '@tessera/protocol/console';
import { Field, Select } from '@tessera/ui';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { CaseDialog } from './case-dialog.tsx';

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
  return (
    <CaseDialog
      title={t('hand_over')}
      width={420}
      act={() =>
        call('/console/service/hand-over', { id: caseId, ...(to === QUEUE ? {} : { to: Number(to) }) })
      }
      open={open}
      onClose={onClose}
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
    </CaseDialog>
  );
}
