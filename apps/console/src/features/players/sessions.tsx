import type { Player } from '../../data/players.ts';
import { useOperator } from '../../data/session.ts';
import { Empty, State } from '../../parts/marks.tsx';
import { type Column, Table, TwoLines } from '../../parts/table.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './players.module.css';

type Session = Player['sessions'][number];

/** The newest sessions. The mark of a device finds everybody who has used it. */
export function Sessions({ player }: { player: Player }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const columns: readonly Column<Session>[] = [
    {
      name: t('device'),
      cell: ({ device, mark }) => <TwoLines first={device} second={<span className="mono">{mark}</span>} />,
    },
    { name: t('address'), cell: ({ address }) => <span className="mono">{address}</span> },
    {
      name: t('signed_in'),
      figure: true,
      cell: ({ at, endedAt }) => (
        <TwoLines
          first={momentText(at, now, timeZone)}
          second={
            <State tone={endedAt === null ? 'ok' : 'off'}>
              {t(endedAt === null ? 'session_open' : 'view_ended')}
            </State>
          }
        />
      ),
    },
  ];
  return (
    <div className={styles.wide}>
      <Table
        label={t('sessions')}
        size="tall"
        columns={columns}
        rows={player.sessions}
        idOf={({ id }) => String(id)}
        empty={<Empty title={t('list_empty')} />}
      />
    </div>
  );
}
