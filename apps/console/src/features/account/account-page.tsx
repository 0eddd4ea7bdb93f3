import type { ConsoleReply } from '@tessera/protocol/console';
import { formatTime } from '@tessera/protocol/time';
import { Button, Note, Segmented } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { roleName } from '../../data/names.ts';
import { signOut, useOperator } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Empty, State } from '../../parts/marks.tsx';
import { Page } from '../../parts/page.tsx';
import { Facts } from '../../parts/panel.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { type ConsoleLanguage, chooseLanguage, languages, useLanguage, useT } from '../../platform/i18n.ts';
import { refreshAll, useAnswer } from '../../platform/query.ts';
import { chooseLook, type Look, looks, useLook } from '../../platform/theme.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './account-page.module.css';
import { Passkeys } from './passkeys.tsx';

type Session = ConsoleReply<'/console/session/list'>['items'][number];

/** The operator's own account: open sessions, the last sign-in, language and look. */
export function AccountPage() {
  const t = useT();
  const operator = useOperator();
  const sessions = useAnswer({ queryKey: ['sessions'], queryFn: () => call('/console/session/list') });
  const end = useAct(async (session: Session) => {
    if (session.current) return signOut();
    await call('/console/session/end', { id: session.id });
    await refreshAll();
  });
  const moment = (ms: number) => momentText(ms, serverNow(), operator.timeZone);
  const columns: readonly Column<Session>[] = [
    {
      name: t('device'),
      cell: ({ device, current }) =>
        current ? <State tone="ok">{t('this_session', { device })}</State> : device,
    },
    { name: t('address'), cell: ({ address }) => <span className="mono">{address}</span> },
    { name: t('signed_in'), figure: true, cell: ({ at }) => moment(at) },
    { name: t('last_act'), figure: true, cell: ({ lastAt }) => moment(lastAt) },
    {
      name: t('end'),
      align: 'end',
      cell: (session) => (
        <Button size="sm" onClick={() => end.run(session)}>
          {t(session.current ? 'sign_out' : 'end_session')}
        </Button>
      ),
    },
  ];
  return (
    <Page cards title={t('page_account')} sub={`${operator.person} · ${t(roleName[operator.role])}`}>
      <div className={styles.cards}>
        {operator.failures > 0 && (
          <Note tone="warning" icon={TriangleAlert}>
            {t('failures_n', { count: operator.failures })}
          </Note>
        )}
        <Card title={t('own_sessions')} sub={t('own_sessions_about')}>
          <ListFailure error={sessions.error} />
          <Table
            label={t('own_sessions')}
            columns={columns}
            rows={sessions.data?.items}
            idOf={({ id }) => String(id)}
            empty={<Empty title={t('list_empty')} />}
          />
        </Card>
        <Passkeys />
        <Card title={t('account')}>
          <div className={styles.body}>
            <Facts
              facts={[
                [t('operator_name'), operator.name],
                [
                  t('last_sign_in'),
                  operator.last && `${moment(operator.last.at)} · ${operator.last.address}`,
                ],
                [t('ends'), formatTime(operator.endsAt, 'MM-DD HH:mm', operator.timeZone)],
              ]}
            />
          </div>
        </Card>
        <Card title={t('display')}>
          <div className={styles.body}>
            <Display />
          </div>
        </Card>
      </div>
    </Page>
  );
}

function Display() {
  const t = useT();
  const language = useLanguage();
  const look = useLook();
  return (
    <div className="row">
      <Segmented<ConsoleLanguage>
        label={t('language')}
        options={languages.map((value) => ({ value, label: value === 'zhCn' ? '中文' : 'English' }))}
        value={language}
        onChange={(value) => void chooseLanguage(value)}
      />
      <Segmented<Look>
        label={t('look')}
        options={looks.map((value) => ({ value, label: t(`look_${value}`) }))}
        value={look}
        onChange={chooseLook}
      />
    </div>
  );
}
