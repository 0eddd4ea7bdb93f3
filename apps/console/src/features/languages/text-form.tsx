import { textFaults } from '@tessera/messages/check';
import { FALLBACK_LANGUAGE, type Language, languageTags } from '@tessera/messages/languages';
import { Button, Field, Note, TextArea } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { ActPanel } from '../../parts/act-panel.tsx';
import { PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { useT } from '../../platform/i18n.ts';
import styles from './languages.module.css';
import { samplesOf } from './samples.ts';
import type { TextDetail } from './text-data.ts';
import { faultText } from './text-fault.ts';

interface TextFormProps {
  text: TextDetail;
  language: Language;
  onBack: () => void;
}

/** A text is written: what is wrong with it and how players would see it are shown while it is typed. */
export function TextForm({ text, language, onBack }: TextFormProps) {
  const t = useT();
  const [typed, setTyped] = useState(text.text ?? '');
  const source = language === FALLBACK_LANGUAGE ? (text.built ?? text.source) : text.source;
  const faults = textFaults(typed, source, language);
  const proposal = useProposal({
    action: 'text.write',
    target: `${language}/${text.key}`,
    payload: faults.length === 0 ? { text: typed, sourceHash: text.sourceHash } : undefined,
    button: 'text_save',
    usualReason: t('text_reason_write'),
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  const add = (name: string) => setTyped(`${typed}{${name}}`);
  const missing = faults.find(({ kind }) => kind === 'placeholder_missing');
  return (
    <ActPanel title={text.key} label={t('text_one')} proposal={proposal} onBack={onBack}>
      <PanelSection title={t('text_source')}>
        <p className={styles.words} lang={languageTags[FALLBACK_LANGUAGE]}>
          {source}
        </p>
      </PanelSection>
      <Field label={t('text_words')} labelEnd={String(typed.length)}>
        <TextArea value={typed} onValue={setTyped} rows={4} lang={languageTags[language]} />
      </Field>
      {missing && (
        <div className="row">
          {missing.names.map((name) => (
            <Button key={name} size="sm" onClick={() => add(name)}>
              {`{${name}}`}
            </Button>
          ))}
        </div>
      )}
      {faults.map((fault) => (
        <Note key={fault.kind} tone="danger" icon={TriangleAlert} role="alert">
          {faultText(fault, t)}
        </Note>
      ))}
      {faults.length === 0 && (
        <PanelSection title={t('text_as_shown')}>
          {samplesOf(typed, language).map(({ form, text: shown }) => (
            <p key={form} className={styles.sample} lang={languageTags[language]}>
              {form && <code>{form}</code>} {shown}
            </p>
          ))}
        </PanelSection>
      )}
    </ActPanel>
  );
}

/** The shipped text comes back, once another person has checked that. */
export function TextBack({ text, language, onBack }: TextFormProps) {
  const t = useT();
  const proposal = useProposal({
    action: 'text.write',
    target: `${language}/${text.key}`,
    payload: { text: null, sourceHash: text.sourceHash },
    button: 'text_back',
    usualReason: t('text_reason_back'),
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel title={text.key} label={t('text_one')} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('text_back_about')}</p>
      <p className={styles.words} lang={languageTags[language]}>
        {text.built ?? t('text_none')}
      </p>
    </ActPanel>
  );
}

/** A draft of another person is found right, or wrong. */
export function TextCheck({ text, language, fits, onBack }: TextFormProps & { fits: boolean }) {
  const t = useT();
  const draft = text.versions[0];
  const proposal = useProposal({
    action: 'text.check',
    target: `${language}/${text.key}`,
    payload: draft ? { version: draft.id, fits } : undefined,
    button: fits ? 'text_fits' : 'text_fits_not',
    danger: !fits,
    usualReason: fits ? t('text_reason_fits') : '',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <ActPanel title={text.key} label={t('text_one')} proposal={proposal} onBack={onBack}>
      <p className={styles.words} lang={languageTags[language]}>
        {draft?.text ?? text.built}
      </p>
    </ActPanel>
  );
}
