import { Button, Card } from '@tessera/ui';
import type { PlayState } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeState } from '../api/protection.ts';
import { endDays } from '../model/exclusion.ts';
import styles from './cards.module.css';
import forms from './forms.module.css';

export interface ExclusionCardProps {
  exclusion: NonNullable<PlayState['exclusion']>;
  onLonger: () => void;
}

/** An active self-exclusion: start, end, and the request to end it once that is possible. */
export function ExclusionCard({ exclusion, onLonger }: ExclusionCardProps) {
  const t = useT();
  const format = useFormat();
  const ready = useNow(60_000) >= exclusion.end_from;
  const end = useMutation({ mutationFn: () => changeState('POST /api/user/exclusion/end', {}) });
  const keep = useMutation({ mutationFn: () => changeState('POST /api/user/exclusion/keep', {}) });
  const { term, since, until, end_from, ends_at } = exclusion;
  const time = (ms: number) => format.time(ms, 'YYYY-MM-DD HH:mm');
  const days = endDays(term);
  return (
    <Card title={t('rp_exclude_on')} pad>
      <div className={styles.stack}>
        <p className={styles.text}>
          {t('rp_exclude_since', { time: time(since), term: t(`rp_exclude_${term}`) })}
        </p>
        <p className={styles.text}>
          {ends_at !== null
            ? t('rp_exclude_asked', { time: time(ends_at) })
            : until !== null
              ? t('rp_exclude_until', { time: time(until), days })
              : t('rp_exclude_open', { time: time(end_from), days })}
        </p>
        <div className={forms.row}>
          {ends_at !== null && (
            <Button loading={keep.isPending} onClick={() => keep.mutate()}>
              {t('rp_exclude_keep')}
            </Button>
          )}
          {ends_at === null && ready && (
            <Button loading={end.isPending} onClick={() => end.mutate()}>
              {t('rp_exclude_ask')}
            </Button>
          )}
          {term !== 'indefinite' && (
            <Button variant="quiet" onClick={onLonger}>
              {t('rp_exclude_longer')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
