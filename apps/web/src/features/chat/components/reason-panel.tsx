import type { MessageKey } from '@tessera/messages';
import { Button, Radio } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { type MessageReason, messageReasons } from '../../../data/chat/reason-text.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import styles from './panels.module.css';

interface ReasonPanelProps {
  title: MessageKey;
  /** Name of the button. */
  action: MessageKey;
  /** Name of the choice of reasons. */
  reasons: MessageKey;
  /** Said when it is done. */
  done: MessageKey;
  act: (reason: MessageReason) => Promise<unknown>;
  onClose: () => void;
  /** Above the reasons. */
  children?: ReactNode;
  /** Below the reasons. */
  note?: MessageKey;
}

/** An act about a message that needs a reason. The button works once a reason is chosen. */
export function ReasonPanel({
  title,
  action,
  reasons,
  done,
  act,
  onClose,
  children,
  note,
}: ReasonPanelProps) {
  const t = useT();
  const [reason, setReason] = useState<MessageReason>();
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast(t(done), { type: 'success' });
      onClose();
    },
  });
  return (
    <Panel
      title={t(title)}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          block
          loading={isPending}
          disabled={!reason}
          onClick={() => reason && mutate(reason)}
        >
          {t(action)}
        </Button>
      }
    >
      {children}
      <div className={styles.form} role="radiogroup" aria-label={t(reasons)}>
        {messageReasons.map((one) => (
          <Radio key={one} name="reason" checked={reason === one} onChange={() => setReason(one)}>
            {t(`ch_report_${one}`)}
          </Radio>
        ))}
      </div>
      {note && <p className={styles.note}>{t(note)}</p>}
    </Panel>
  );
}
