import { Button, Note, toast } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { refreshAll } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import { ReasonField } from './reason-field.tsx';
import { type Act, actText } from './rooms-data.ts';

const close = () => changeParams({ id: '' });

/** An act of a moderator with its appeal, which somebody else than who acted decides. */
export function ActPanel({ act }: { act: Act }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayDecide = useGrant('chat.appeal') !== undefined;
  const [reason, setReason] = useState('');
  const ridOf = useRids();
  const { appeal } = act;
  const isOpen = appeal !== null && appeal.answer === null;
  const decide = useAct(
    async (upheld: boolean) => {
      const given = { act: act.id, upheld, reason: reason.trim() };
      await call('/console/chat/decide', { ...given, rid: ridOf(JSON.stringify(given)) });
      toast(t('act_done'), { type: 'success' });
      close();
      await refreshAll();
    },
    { quiet: true },
  );
  const isReasoned = reason.trim() !== '';
  const title = isReasoned ? undefined : t('reason_needed');
  const moment = (at: number) => momentText(at, now, timeZone);
  return (
    <Panel
      title={act.player.userName}
      label={t('appeal')}
      sub={`${t(actText[act.what])} · ${act.room}`}
      onClose={close}
      foot={
        isOpen &&
        mayDecide &&
        !act.own && (
          <>
            <Button disabled={!isReasoned} title={title} onClick={() => decide.run(false)}>
              {t('appeal_refuse')}
            </Button>
            <Button
              className="push"
              variant="primary"
              disabled={!isReasoned}
              title={title}
              loading={decide.isRunning}
              onClick={() => decide.run(true)}
            >
              {t('appeal_uphold')}
            </Button>
          </>
        )
      }
    >
      <PanelSection title={t(actText[act.what])}>
        {act.text !== null && <p>{act.text}</p>}
        <Facts
          facts={[
            [t('actor'), act.by ?? t('act_by_agent')],
            [t('time'), moment(act.at)],
            [t('reason'), act.reason],
            [t('ends_at'), act.until === null ? null : moment(act.until)],
          ]}
        />
      </PanelSection>
      {appeal && (
        <PanelSection title={t('appeal')} end={moment(appeal.at)}>
          <p>{appeal.text}</p>
        </PanelSection>
      )}
      {appeal?.answer && (
        <PanelSection title={t(appeal.answer.upheld ? 'appeal_upheld' : 'appeal_refused')}>
          <Facts
            facts={[
              [t('actor'), appeal.answer.by],
              [t('reason'), appeal.answer.reason],
              [t('time'), moment(appeal.answer.at)],
            ]}
          />
        </PanelSection>
      )}
      {isOpen && act.own && (
        <Note tone="info" icon={Info}>
          {t('appeal_own_about')}
        </Note>
      )}
      {isOpen && mayDecide && !act.own && (
        <PanelSection title={t('decide')}>
          <ReasonField value={reason} onValue={setReason} failure={decide.failure} />
        </PanelSection>
      )}
    </Panel>
  );
}
