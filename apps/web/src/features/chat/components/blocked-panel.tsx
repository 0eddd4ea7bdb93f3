import { Button, EmptyState } from '@tessera/ui';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { setBlocked } from '../api/moderation.ts';
import type { Blocked } from '../api/rooms.ts';
import styles from './panels.module.css';

/** The player's block list. */
export function BlockedPanel({ blocked, onClose }: { blocked: readonly Blocked[]; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (user: number) => setBlocked(user, false),
  });
  return (
    <Panel title={t('ch_block_list')} onClose={onClose}>
      {blocked.length === 0 ? (
        <EmptyState title={t('ch_block_none')} />
      ) : (
        <div className={styles.list}>
          {blocked.map(({ id, name }) => (
            <p key={id} className={styles.line}>
              <span>{name}</span>
              <Button size="sm" loading={isPending && variables === id} onClick={() => mutate(id)}>
                {t('ch_unblock')}
              </Button>
            </p>
          ))}
        </div>
      )}
    </Panel>
  );
}
