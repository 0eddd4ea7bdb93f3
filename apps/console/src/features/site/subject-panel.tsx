import { addressFault } from '@tessera/protocol/entry-addresses';
import { Field, Input, Note, TextArea } from '@tessera/ui';
import { Info, Lock } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { useGrant } from '../../data/session.ts';
import type { Setting } from '../../data/settings.ts';
import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { SettingHistory } from '../../parts/setting-history.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import { EntriesEntry } from './entries-entry.tsx';
import { rangesOf, settingOf } from './hours.ts';
import { HoursEntry } from './hours-entry.tsx';
import { entriesOf, entriesText, FAULT_TEXT, faultsOfRow } from './sites.ts';
import { isHours, SUBJECT_ABOUT, SUBJECT_TEXT, type SubjectKey } from './subjects.ts';
import { useWeekText } from './use-week-text.ts';

interface SubjectProps {
  setting: Setting;
  subject: SubjectKey;
}

/** One setting of the page with the editor of its kind. */
export function SubjectPanel(props: SubjectProps) {
  const { subject } = props;
  if (isHours(subject)) return <HoursForm {...props} />;
  if (subject === 'closeReason') return <ReasonForm {...props} />;
  if (subject === 'entryAddresses') return <EntriesForm {...props} />;
  return <AddressForm {...props} />;
}

interface FormProps extends SubjectProps {
  /** The new value; undefined while it is not valid, or the same as before. */
  value: unknown;
  /** Puts an earlier value into the form. */
  onPick: (value: unknown) => void;
  /** A value in one line. */
  show?: (value: unknown) => string;
  children: ReactNode;
}

/** The frame of every editor: meaning, the editor, reason, trial and button, and the history with a way back. */
function Form({ setting, subject, value, onPick, show, children }: FormProps) {
  const t = useT();
  const mayWrite = useGrant('settings.write') !== undefined;
  const isOpen = mayWrite && setting.command === null;
  const proposal = useProposal({
    action: 'setting.change',
    target: subject,
    payload: value === undefined ? undefined : { value },
    button: 'propose',
    reasonHelp: 'reason_in_log',
    onDone: (id) => goTo('approvals', { view: 'mine', id: String(id) }),
  });
  return (
    <Panel
      label={t('setting')}
      title={t(SUBJECT_TEXT[subject])}
      sub={
        <>
          <span className="mono">{subject}</span> · {t('version_n', { version: setting.version })}
        </>
      }
      onClose={() => changeParams({ id: '' })}
      foot={isOpen && proposal.foot}
    >
      <p className="t2">{t(SUBJECT_ABOUT[subject])}</p>
      <WaitingCommand command={setting.command} />
      {!mayWrite && (
        <Note tone="info" icon={Lock}>
          {t('settings_read_only')}
        </Note>
      )}
      {isOpen && (
        <>
          {children}
          {proposal.body}
        </>
      )}
      <SettingHistory setting={setting} onPick={isOpen ? onPick : undefined} {...(show ? { show } : {})} />
    </Panel>
  );
}

function HoursForm({ setting, subject }: SubjectProps) {
  const before = String(setting.value);
  const [week, setWeek] = useState(rangesOf(before));
  const typed = settingOf(week);
  const show = useWeekText();
  return (
    <Form
      setting={setting}
      subject={subject}
      value={typed === before ? undefined : typed}
      onPick={(value) => setWeek(rangesOf(String(value)))}
      show={(value) => show(String(value))}
    >
      <HoursEntry week={week} onChange={setWeek} />
    </Form>
  );
}

/** Longest text while closed. */
const REASON_MAX = 400;

function ReasonForm({ setting, subject }: SubjectProps) {
  const t = useT();
  const before = String(setting.value);
  const [text, setText] = useState(before);
  const typed = text.trim();
  return (
    <Form
      setting={setting}
      subject={subject}
      value={typed === before ? undefined : typed}
      onPick={(value) => setText(String(value))}
    >
      <Field
        label={t(SUBJECT_TEXT[subject])}
        labelEnd={`${text.length}/${REASON_MAX}`}
        help={t('close_reason_help')}
      >
        <TextArea value={text} onValue={setText} rows={4} maxLength={REASON_MAX} />
      </Field>
    </Form>
  );
}

function AddressForm({ setting, subject }: SubjectProps) {
  const t = useT();
  const before = String(setting.value);
  const [text, setText] = useState(before);
  const fault = text === '' ? undefined : addressFault(text);
  return (
    <Form
      setting={setting}
      subject={subject}
      value={text === before || fault ? undefined : text}
      onPick={(value) => setText(String(value))}
    >
      <Field
        label={t(SUBJECT_TEXT[subject])}
        help={t('address_help')}
        {...(fault && text !== before ? { error: t(FAULT_TEXT[fault]) } : {})}
      >
        <Input
          type="url"
          inputMode="url"
          value={text}
          onValue={(typed) => setText(typed.trim())}
          spellCheck={false}
          placeholder="https://"
        />
      </Field>
      <HostsNote />
    </Form>
  );
}

function EntriesForm({ setting, subject }: SubjectProps) {
  const before = entriesOf(setting.value);
  const [sites, setSites] = useState(before);
  const isSame = JSON.stringify(sites) === JSON.stringify(before);
  const isRight = sites.every((_, row) => faultsOfRow(sites, row).length === 0);
  return (
    <Form
      setting={setting}
      subject={subject}
      value={isSame || !isRight ? undefined : sites}
      onPick={(value) => setSites(entriesOf(value))}
      show={entriesText}
    >
      <EntriesEntry sites={sites} onChange={setSites} />
      <HostsNote />
    </Form>
  );
}

/** Clients offer only hosts that they were built with. */
function HostsNote() {
  const t = useT();
  return (
    <Note tone="info" icon={Info}>
      {t('hosts_of_build')}
    </Note>
  );
}
