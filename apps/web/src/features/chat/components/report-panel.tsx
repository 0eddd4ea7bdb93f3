import { Button, Radio } from '@tessera/ui';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { type ReportReason, reportMessage } from '../api/moderation.ts';
import styles from './panels.module.css';

const REASONS: readonly ReportReason[] = ['insult', 'scam', 'advert', 'leading', 'other'];

/** Reports a message, with what is wrong with it. */
export function ReportPanel({ room, seq, onClose }: { room: string; seq: number; onClose: () => void }) {
  const t = useT();
  const [reason, setReason] = useState<ReportReason>();
  const { mutate, isPending } = useMutation({
    mutationFn: (why: ReportReason) => reportMessage(room, seq, why),
    onSuccess: () => {
      toast(t('ch_reported'), { type: 'success' });
      onClose();
    },
  });
  return (
    <Panel
      title={t('ch_report_title')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          block
          loading={isPending}
          disabled={!reason}
          onClick={() => reason && mutate(reason)}
        >
          {t('ch_report')}
        </Button>
      }
    >
      <div className={styles.form} role="radiogroup" aria-label={t('ch_report_title')}>
        {REASONS.map((one) => (
          <Radio key={one} name="reason" checked={reason === one} onChange={() => setReason(one)}>
            {t(`ch_report_${one}`)}
          </Radio>
        ))}
      </div>
    </Panel>
  );
}
