import { useMoment } from '../../../components/moment/index.ts';
import { type Translate, useT } from '../../../platform/i18n/index.ts';
import type { Service } from '../model/outgoing.ts';
import { type Status, statusOf } from '../model/status.ts';
import styles from './status-line.module.css';

/** The hours, the place in the queue, the agent, or the expected wait. Changes are announced. */
export function StatusLine({ service }: { service: Service }) {
  const t = useT();
  const moment = useMoment();
  const status = statusOf(service);
  return (
    <span className={styles.root} role="status" data-kind={status.kind}>
      {textOf(status, t, moment)}
    </span>
  );
}

function textOf(status: Status, t: Translate, moment: (ms: number) => string): string {
  switch (status.kind) {
    case 'closed':
      return status.opensAt === null
        ? t('sv_closed_always')
        : t('sv_closed', { time: moment(status.opensAt) });
    case 'away':
      return t('sv_away');
    case 'ahead':
      return t('sv_ahead', { n: status.cases });
    case 'next':
      return t('sv_next');
    case 'with':
      return t('sv_with', { name: status.name });
    case 'ended':
      return t('sv_ended');
    case 'wait':
      return status.minutes > 1 ? t('sv_wait', { n: status.minutes }) : t('sv_wait_short');
    case 'unknown':
      return t('sv_wait_unknown');
  }
}
