import { Field, Input, Note, Segmented, Select, TextArea } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant } from '../../data/session.ts';
import type { Setting } from '../../data/settings.ts';
import { Facts, Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { SettingHistory } from '../../parts/setting-history.tsx';
import { type Entry, entryOf, shortValue, textOfValue, valueOfText } from '../../parts/value-text.ts';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';

/** One setting: its meaning, the form of a new value with its trial, and its history. */
export function SettingPanel({ setting }: { setting: Setting }) {
  const mayWrite = useGrant('settings.write') !== undefined;
  return mayWrite && !setting.secret ? <Editable setting={setting} /> : <Shown setting={setting} />;
}

const close = () => changeParams({ key: '' });

function Shown({ setting }: { setting: Setting }) {
  const t = useT();
  return (
    <Panel label={t('setting')} title={<span className="mono">{setting.key}</span>} onClose={close}>
      <About setting={setting} />
      <Note tone="info" icon={Lock}>
        {t(setting.secret ? 'secret_about' : 'settings_read_only')}
      </Note>
      {!setting.secret && <SettingHistory setting={setting} />}
    </Panel>
  );
}

function Editable({ setting }: { setting: Setting }) {
  const t = useT();
  const entry = entryOf(setting.schema);
  const now = textOfValue(setting.value, entry);
  const [text, setText] = useState(now);
  const typed = valueOfText(text, entry);
  const isChanged = text !== now;
  const proposal = useProposal({
    action: 'setting.change',
    target: setting.key,
    payload: isChanged && typed.ok ? { value: typed.value } : undefined,
    button: 'propose',
    reasonHelp: 'reason_in_log',
    onDone: (id) => goTo('approvals', { view: 'mine', id: String(id) }),
  });
  return (
    <Panel
      label={t('setting')}
      title={<span className="mono">{setting.key}</span>}
      sub={t('version_n', { version: setting.version })}
      onClose={close}
      foot={proposal.foot}
    >
      <About setting={setting} />
      <WaitingCommand command={setting.command} />
      <Field
        label={t('new_value')}
        help={helpOf(entry, t('allowed_from_to'))}
        {...(typed.ok ? {} : { error: t('not_a_value') })}
      >
        <ValueEntry entry={entry} text={text} onText={setText} />
      </Field>
      {proposal.body}
      <SettingHistory setting={setting} onPick={(value) => setText(textOfValue(value, entry))} />
    </Panel>
  );
}

function About({ setting }: { setting: Setting }) {
  const t = useT();
  return (
    <>
      <p className="t2" lang="en">
        {setting.about}
      </p>
      {!setting.secret && (
        <Facts
          facts={[
            [
              t('value'),
              <span key="value" className="mono">
                {shortValue(setting.value)}
              </span>,
            ],
            [
              t('fallback'),
              <span key="fallback" className="mono">
                {shortValue(setting.fallback)}
              </span>,
            ],
          ]}
        />
      )}
    </>
  );
}

/** The control for a value of this kind. */
function ValueEntry({ entry, text, onText }: { entry: Entry; text: string; onText: (text: string) => void }) {
  const t = useT();
  switch (entry.kind) {
    case 'switch':
      return (
        <Segmented
          label={t('new_value')}
          options={[
            { value: 'true', label: t('on') },
            { value: 'false', label: t('off') },
          ]}
          value={text === 'true' ? 'true' : 'false'}
          onChange={onText}
        />
      );
    case 'choice':
      return (
        <Select
          options={entry.options.map((value) => ({ value, label: value === '' ? '—' : value }))}
          value={text}
          onChange={onText}
        />
      );
    case 'json':
      return <TextArea mono rows={8} spellCheck={false} value={text} onValue={onText} />;
    case 'number':
      return <Input inputMode="decimal" value={text} onValue={onText} />;
    default:
      return <Input value={text} onValue={onText} />;
  }
}

function helpOf(entry: Entry, words: string): string | undefined {
  if (entry.kind !== 'number' || (entry.min === undefined && entry.max === undefined)) return undefined;
  return `${words} ${entry.min ?? '…'} – ${entry.max ?? '…'}`;
}
