import { Button, Field, Select, toast } from '@tessera/ui';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams, hashOf } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { refreshAll } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import { ReasonField } from './reason-field.tsx';
import { type Report, reasonText } from './rooms-data.ts';

/** Lengths of a mute, minutes. */
const MUTES = { '60': 'mute_hour', '1440': 'mute_day', '10080': 'mute_week', '43200': 'mute_month' } as const;
type Minutes = keyof typeof MUTES;

const close = () => changeParams({ id: '' });

/** A reported message: removed, its writer muted, or nothing in it. Each act is told to the player with its reason. */
export function ReportPanel({ report }: { report: Report }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayAct = useGrant('chat.moderate') !== undefined;
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<Minutes>('1440');
  const ridOf = useRids();
  const { room, seq, sender } = report;
  const given = { room, reason: reason.trim() };
  const act = useAct(
    async (what: 'remove' | 'mute' | 'dismiss') => {
      const rid = ridOf(`${what} ${seq} ${minutes} ${given.reason}`);
      if (what === 'remove') await call('/console/chat/remove', { ...given, rid, seq });
      if (what === 'dismiss') await call('/console/chat/dismiss', { ...given, rid, seq });
      if (what === 'mute')
        await call('/console/chat/mute', { ...given, rid, player: sender.id, minutes: Number(minutes) });
      toast(t('act_done'), { type: 'success' });
      if (what !== 'mute') close();
      await refreshAll();
    },
    { quiet: true },
  );
  const isReasoned = reason.trim() !== '';
  const title = isReasoned ? undefined : t('reason_needed');
  return (
    <Panel
      title={sender.userName}
      label={t('message')}
      sub={`${room} · ${seq}`}
      onClose={close}
      foot={
        mayAct && (
          <>
            <Button disabled={!isReasoned} title={title} onClick={() => act.run('dismiss')}>
              {t('act_dismiss')}
            </Button>
            <Button
              className="push"
              variant="danger"
              disabled={!isReasoned}
              title={title}
              loading={act.isRunning}
              onClick={() => act.run('remove')}
            >
              {t('act_remove')}
            </Button>
          </>
        )
      }
    >
      <p>{report.text ?? t('message_no_text')}</p>
      <Facts
        facts={[
          [t('time'), momentText(report.at, now, timeZone)],
          [t('reasons'), report.reasons.map((one) => t(reasonText[one])).join(' · ')],
          [t('reports_count'), String(report.reports)],
          [
            t('act_mute'),
            report.mutedUntil === null
              ? null
              : t('until', { at: momentText(report.mutedUntil, now, timeZone) }),
          ],
        ]}
      />
      <a className="link s12" href={hashOf({ page: 'players', params: { player: String(sender.id) } })}>
        {t('open_profile')}
      </a>
      {mayAct && (
        <PanelSection title={t('decide')}>
          <ReasonField value={reason} onValue={setReason} failure={act.failure} />
          <span className="row row--end">
            <Field label={t('mute_for')}>
              <Select
                value={minutes}
                options={(Object.keys(MUTES) as Minutes[]).map((value) => ({
                  value,
                  label: t(MUTES[value]),
                }))}
                onChange={setMinutes}
              />
            </Field>
            <Button disabled={!isReasoned} title={title} onClick={() => act.run('mute')}>
              {t('act_mute')}
            </Button>
          </span>
        </PanelSection>
      )}
    </Panel>
  );
}
