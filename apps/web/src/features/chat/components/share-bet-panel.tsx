import { Button, Field, Select, Switch } from '@tessera/ui';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { createRidKeeper } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useMutation, useQuery } from '../../../platform/query/index.ts';
import { shareBet } from '../api/cards.ts';
import { roomsOptions } from '../api/rooms.ts';
import { publicRooms } from '../model/rooms.ts';
import styles from './panels.module.css';
import { useRoomName } from './use-room-name.ts';

/** Chooses the room for a shared bet, and whether its stake is shown. */
export function ShareBetPanel({ betId, onClose }: { betId: number; onClose: () => void }) {
  const t = useT();
  const nameOf = useRoomName();
  const rooms = useQuery(roomsOptions());
  const [room, setRoom] = useState('hall');
  const [stake, setStake] = useState(false);
  const [rids] = useState(createRidKeeper);
  const { mutate, isPending } = useMutation({
    mutationFn: (to: string) =>
      shareBet({ room: to, bet_id: betId, stake, client_id: rids.of(`${to} ${stake}`) }),
    onSuccess: (_, to) => {
      rids.done();
      toast(t('ch_shared'), { type: 'success' });
      onClose();
      void push('chat', { room: to });
    },
  });
  return (
    <Panel
      title={t('ch_share_title')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          block
          loading={isPending}
          disabled={!rooms.data}
          onClick={() => mutate(room)}
        >
          {t('ch_share_now')}
        </Button>
      }
    >
      {rooms.isError && !rooms.data ? (
        <Failed title={t('ch_failed')} onRetry={rooms.refetch} />
      ) : (
        <div className={styles.form}>
          <Field label={t('ch_share_room')}>
            <Select
              value={room}
              onChange={setRoom}
              options={publicRooms(rooms.data?.items ?? []).map((one) => ({
                value: one.room,
                label: nameOf(one),
                disabled: !one.open,
              }))}
            />
          </Field>
          <p className={styles.line}>
            <span>{t('ch_share_stake')}</span>
            <Switch checked={stake} onChange={setStake} label={t('ch_share_stake')} />
          </p>
          <p className={styles.note}>{t('ch_share_note')}</p>
        </div>
      )}
    </Panel>
  );
}
