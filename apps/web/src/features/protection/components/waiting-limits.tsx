import { Button, Note } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { tell } from '../../../data/inbox/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { confirmLimit, dropLimit } from '../api/protection.ts';
import { keyOf, type Limit } from '../model/limits.ts';
import styles from './limits.module.css';
import { useLimitText } from './use-limit-text.ts';

/** Pending looser limits: each can be cancelled, and confirmed after its waiting time (RP3). */
export function WaitingLimits({ limits, days }: { limits: readonly Limit[]; days: number }) {
  const waiting = limits.filter(({ pending }) => pending !== null);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.waiting}>
      {waiting.map((limit) => (
        <Waiting key={keyOf(limit)} limit={limit} days={days} />
      ))}
    </div>
  );
}

function Waiting({ limit, days }: { limit: Limit; days: number }) {
  const t = useT();
  const format = useFormat();
  const text = useLimitText();
  const pending = limit.pending!;
  const ready = useNow() >= pending.from;
  const { kind, period } = limit;
  const words = {
    name: text.name(limit),
    old: text.value(kind, limit.value),
    next: text.value(kind, pending.value),
  };
  const keep = useMutation({
    mutationFn: () => dropLimit({ kind, period }),
    onSuccess: () => tell(t('rp_waiting_dropped')),
  });
  const take = useMutation({
    mutationFn: () => confirmLimit({ kind, period }),
    onSuccess: () => tell(t('rp_waiting_done')),
  });
  const ask = async () => {
    if (await confirm({ message: t('rp_waiting_ask', words) })) take.mutate();
  };
  return (
    <Note
      icon={Clock}
      action={
        <span className={styles.buttons}>
          {ready && (
            <Button size="sm" loading={take.isPending} onClick={() => void ask()}>
              {t('rp_waiting_confirm')}
            </Button>
          )}
          <Button size="sm" loading={keep.isPending} onClick={() => keep.mutate()}>
            {t('rp_waiting_drop')}
          </Button>
        </span>
      }
    >
      <b>{t('rp_waiting', words)}</b>
      <small>
        {ready
          ? t('rp_waiting_ready')
          : t('rp_waiting_from', { days, time: format.time(pending.from, 'MM-DD HH:mm') })}
      </small>
    </Note>
  );
}
