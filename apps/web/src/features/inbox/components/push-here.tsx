import { Button, Note, Skeleton, Switch } from '@tessera/ui';
import { Bell, Info } from '@tessera/ui/icons';
import { tell } from '../../../data/inbox/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { isAppPush } from '../../../platform/push/index.ts';
import { useMutation, useQuery } from '../../../platform/query/index.ts';
import { pushOptions, switchPushOff, switchPushOn, testPush } from '../api/push.ts';
import styles from './inbox.module.css';

export interface PushHereProps {
  /** The player has agreed to messages about settled bets. */
  onAgreed: () => void;
}

/** Push messages on this device. The permission is asked for by a press on what they are good for, and never again after a refusal. */
export function PushHere({ onAgreed }: PushHereProps) {
  const t = useT();
  const state = useQuery(pushOptions());
  const on = useMutation({ mutationFn: switchPushOn, onSuccess: (agreed) => agreed && onAgreed() });
  const off = useMutation({ mutationFn: switchPushOff });
  const test = useMutation({ mutationFn: testPush, onSuccess: () => tell(t('in_push_tested')) });
  const { data } = state;
  if (state.isError && !data) return null;
  if (!data) return <Skeleton height={96} />;
  const { ability, key, endpoint } = data;
  const askLine = isAppPush ? 'in_push_ask_line_app' : 'in_push_ask_line';
  if (ability !== 'ready') return <Note icon={Info}>{t(`in_push_${ability}`)}</Note>;
  if (endpoint === undefined)
    return (
      <div className={styles.push}>
        <Button variant="tonal" icon={Bell} loading={on.isPending} onClick={() => on.mutate(key)}>
          {t('in_push_ask')}
        </Button>
        <small role="status">{t(on.isError ? 'in_push_failed' : askLine)}</small>
      </div>
    );
  return (
    <div className={styles.push}>
      <div className={styles.kind}>
        <span>
          {t('in_push_here')}
          <small>{t('in_push_on_line')}</small>
        </span>
        <Switch
          label={t('in_push_here')}
          checked
          disabled={off.isPending}
          onChange={() => off.mutate(endpoint)}
        />
      </div>
      <Button size="sm" loading={test.isPending} onClick={() => test.mutate(endpoint)}>
        {t('in_push_test')}
      </Button>
    </div>
  );
}
