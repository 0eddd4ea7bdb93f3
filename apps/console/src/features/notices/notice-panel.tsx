import { FALLBACK_LANGUAGE, isLanguage, type Language, shippedLanguages } from '@tessera/messages/languages';
import { Button, SkeletonText, TabPanel } from '@tessera/ui';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { LanguageTabs, useTabsId } from '../../parts/language-tabs.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { NoticeBody } from '../../parts/notice-body.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { countText, momentText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { AUDIENCE_TEXT, KIND_TEXT, type Notice, STATE_LOOK, useNotice } from './notice-data.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { formOf } from './notice-form.ts';
import styles from './notices.module.css';

/** One notice: what it says in each language, its versions, and what can be done about it. */
export function NoticePanel({ id }: { id: string }) {
  const t = useT();
  const { timeZone } = useOperator();
  const now = useNow();
  const [version, setVersion] = useState<number>();
  const [act, setAct] = useState<'write' | 'stop'>();
  const { data: notice, error } = useNotice(id, version);
  const mayWrite = useGrant('notice.write') !== undefined;
  const back = () => setAct(undefined);
  if (!notice) {
    return (
      <Panel title={id} label={t('notice')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={6} />}
      </Panel>
    );
  }
  if (act === 'stop') return <StopForm notice={notice} onBack={back} />;
  if (act === 'write')
    return <NoticeEditor begin={formOf(notice, now, timeZone)} notice={notice} onBack={back} />;
  const look = STATE_LOOK[notice.state];
  const isOpen = notice.state === 'planned' || notice.state === 'running';
  return (
    <Panel
      title={notice.title}
      label={t('notice')}
      sub={
        <>
          <span className="mono">{id}</span> · {t('version_n', { version: notice.version })}
        </>
      }
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
      foot={
        mayWrite &&
        notice.command === null && (
          <>
            {isOpen && (
              <Button variant="danger-quiet" onClick={() => setAct('stop')}>
                {t('notice_stop')}
              </Button>
            )}
            <Button className="push" variant="primary" onClick={() => setAct('write')}>
              {t(isOpen ? 'notice_replace' : 'notice_again')}
            </Button>
          </>
        )
      }
    >
      <WaitingCommand command={notice.command} />
      <ListFailure error={error} />
      <PanelSection title={t('notice_terms')}>
        <Facts
          facts={[
            [t('kind'), t(KIND_TEXT[notice.kind])],
            [t('audience'), t(AUDIENCE_TEXT[notice.audience])],
            [t('notice_starts'), momentText(notice.starts, now, timeZone)],
            [t('notice_ends'), momentText(notice.ends, now, timeZone)],
            [t('notice_weight'), notice.weight],
            [t('notice_must_ack'), notice.kind === 'dialog' ? t(notice.mustAck ? 'on' : 'off') : null],
            [t('seen_by'), notice.seen === null ? null : countText(notice.seen)],
          ]}
        />
      </PanelSection>
      <Texts notice={notice} />
      <Versions notice={notice} shown={version ?? notice.version} onShow={setVersion} />
    </Panel>
  );
}

const close = () => changeParams({ id: '' });

/** The texts of the version on show, one language at a time. */
function Texts({ notice }: { notice: Notice }) {
  const t = useT();
  const own = useLanguage();
  const id = useTabsId();
  const [language, setLanguage] = useState<Language>(isLanguage(own) ? own : FALLBACK_LANGUAGE);
  const text = notice.body[language];
  const shown = text ?? notice.body[FALLBACK_LANGUAGE];
  return (
    <PanelSection title={t('notice_texts')}>
      <LanguageTabs
        id={id}
        language={language}
        missing={shippedLanguages.filter((one) => !notice.body[one])}
        onChange={setLanguage}
      />
      <TabPanel id={id} value={language} className="col">
        {!text && <p className="t3 s12">{t('text_missing_about')}</p>}
        {shown && <NoticeBody title={shown.title} html={shown.html} />}
      </TabPanel>
    </PanelSection>
  );
}

/** Every version stays; one of them can be looked at again, and is then what a further version begins with. */
function Versions({
  notice,
  shown,
  onShow,
}: {
  notice: Notice;
  shown: number;
  onShow: (version: number) => void;
}) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return (
    <PanelSection title={t('history')}>
      <ul className={styles.versions}>
        {notice.versions.map(({ version, title, stopped, at, by, seen }) => (
          <li key={version}>
            <span>
              {t('version_n', { version })} · {stopped ? t('notice_stopped') : title}
            </span>
            <Button size="sm" disabled={version === shown} onClick={() => onShow(version)}>
              {t('notice_show')}
            </Button>
            <span className="s12 t3">
              {by} · {momentText(at, now, timeZone)}
              {seen !== null && ` · ${t('seen_n', { count: seen })}`}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function StopForm({ notice, onBack }: { notice: Notice; onBack: () => void }) {
  const t = useT();
  const proposal = useProposal({
    action: 'notice.stop',
    target: notice.id,
    payload: {},
    button: 'notice_stop',
    danger: true,
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel title={notice.title} label={t('notice')} sub={notice.id} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('notice_stop_about')}</p>
    </ActPanel>
  );
}
