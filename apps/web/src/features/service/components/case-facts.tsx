import { Icon, Tag } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { useMoment } from '../../../components/moment/index.ts';
import { type Translate, useT } from '../../../platform/i18n/index.ts';
import type { ListedCase } from '../model/outgoing.ts';
import styles from './history.module.css';

/** How a case began, its state, its time and its rating. */
export function CaseFacts({ of }: { of: ListedCase }) {
  const t = useT();
  const moment = useMoment();
  const { state, created_at: at, rating, agent: answeredBy } = of;
  return (
    <span className={styles.facts}>
      <span className={styles.line}>
        <b className={styles.first}>{beginOf(of, t)}</b>
        <Tag tone={state === 'resolved' || state === 'rated' ? 'neutral' : 'info'}>
          {t(`sv_state_${state}`)}
        </Tag>
      </span>
      <span className={styles.line}>
        <span className={styles.fact}>
          <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
          {answeredBy !== null && <span>{answeredBy}</span>}
        </span>
        {rating !== null && (
          <span className={styles.fact}>
            <Icon of={Star} size={14} />
            {t('sv_rating', { n: rating })}
          </span>
        )}
      </span>
    </span>
  );
}

function beginOf({ first: { kind, text } }: ListedCase, t: Translate): string {
  if (kind === 'order') return t('sv_first_order');
  return kind === 'image' ? t('sv_picture') : (text ?? t('cv_removed'));
}
