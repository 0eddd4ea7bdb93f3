import { type Language, languageNames } from '@tessera/messages/languages';
import {
  Button,
  Field,
  Input,
  Note,
  Segmented,
  Select,
  Switch,
  TabPanel,
  TextArea,
  useSettled,
} from '@tessera/ui';
import { Languages, TriangleAlert } from '@tessera/ui/icons';
import { useRef, useState } from 'react';
import { useOperator } from '../../data/session.ts';
import { ActPanel } from '../../parts/act-panel.tsx';
import { LanguageTabs, useTabsId } from '../../parts/language-tabs.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { NoticeBody } from '../../parts/notice-body.tsx';
import { PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { serverNow, useNow } from '../../platform/clock.ts';
import { type TextKey, useLanguage, useT } from '../../platform/i18n.ts';
import {
  AUDIENCE_TEXT,
  KIND_ABOUT,
  KIND_TEXT,
  type Notice,
  type NoticeRow,
  usePreview,
} from './notice-data.ts';
import {
  formFaults,
  HTML_MAX,
  type Mark,
  missingIn,
  newNotice,
  payloadOf,
  TITLE_MAX,
  type TypedNotice,
  withMark,
} from './notice-form.ts';
import styles from './notices.module.css';

/** How long a text rests before it is cleaned for the preview, ms. */
const PREVIEW_AFTER_MS = 350;

const kinds = Object.keys(KIND_TEXT) as NoticeRow['kind'][];
const audiences = Object.keys(AUDIENCE_TEXT) as NoticeRow['audience'][];

/** The form of a notice that does not exist yet. */
export function NewNotice() {
  const { timeZone } = useOperator();
  const [begin] = useState(() => newNotice(serverNow(), timeZone));
  return <NoticeEditor begin={begin} onBack={() => changeParams({ id: '' })} />;
}

/** The form of a notice, or of the next version of one: whom it reaches, from when to when, and its texts with what becomes of them. */
export function NoticeEditor({
  begin,
  notice,
  onBack,
}: {
  begin: TypedNotice;
  /** What the form replaces. */
  notice?: Notice;
  onBack: () => void;
}) {
  const t = useT();
  const { timeZone: zone } = useOperator();
  const now = useNow();
  const [first] = useState(begin);
  const [typed, setTyped] = useState(first);
  const change = (changes: Partial<TypedNotice>) => setTyped((before) => ({ ...before, ...changes }));
  const faults = formFaults(typed, now, zone);
  // An untouched form says nothing.
  const faultOf = (field: keyof typeof faults): { error?: string } => {
    const fault = faults[field];
    return fault && typed !== first ? { error: t(fault) } : {};
  };
  const proposal = useProposal({
    action: 'notice.publish',
    target: typed.id,
    payload: payloadOf(typed, now, zone),
    button: 'notice_publish',
    reasonHelp: 'reason_in_log',
    onDone: (id) => goTo('approvals', { view: 'mine', id: String(id) }),
  });
  return (
    <ActPanel
      title={notice?.title ?? t('notice_new')}
      label={t('notice')}
      sub={notice && t('notice_replace_about', { version: notice.version })}
      proposal={proposal}
      onBack={onBack}
    >
      {!notice && (
        <Field label={t('notice_id')} help={t('notice_id_about')} {...(typed.id ? faultOf('id') : {})}>
          <Input
            value={typed.id}
            onValue={(id) => change({ id: id.trim() })}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
      )}
      <Field label={t('kind')} help={t(KIND_ABOUT[typed.kind])}>
        <Select
          options={kinds.map((value) => ({ value, label: t(KIND_TEXT[value]) }))}
          value={typed.kind}
          onChange={(kind) => change({ kind })}
        />
      </Field>
      <Field label={t('audience')} help={t('audience_about')}>
        <Segmented
          fill
          label={t('audience')}
          options={audiences.map((value) => ({ value, label: t(AUDIENCE_TEXT[value]) }))}
          value={typed.audience}
          onChange={(audience) => change({ audience })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('notice_starts')} help={t('notice_starts_about', { zone })} {...faultOf('starts')}>
          <Input type="datetime-local" value={typed.starts} onValue={(starts) => change({ starts })} />
        </Field>
        <Field label={t('notice_ends')} help={zone} {...faultOf('ends')}>
          <Input type="datetime-local" value={typed.ends} onValue={(ends) => change({ ends })} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={t('notice_weight')} help={t('notice_weight_about')} {...faultOf('weight')}>
          <Input
            inputMode="numeric"
            value={typed.weight}
            onValue={(weight) => change({ weight: weight.trim() })}
            maxLength={3}
          />
        </Field>
        {typed.kind === 'dialog' && (
          <Field label={t('notice_must_ack')} help={t('notice_must_ack_about')}>
            <Switch checked={typed.mustAck} onChange={(mustAck) => change({ mustAck })} />
          </Field>
        )}
      </div>
      <Texts
        typed={typed}
        onChange={(body) => change({ body })}
        fault={typed === first ? undefined : faults.body}
      />
    </ActPanel>
  );
}

function Texts({
  typed,
  fault,
  onChange,
}: {
  typed: TypedNotice;
  fault: TextKey | undefined;
  onChange: (body: TypedNotice['body']) => void;
}) {
  const t = useT();
  const id = useTabsId();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const area = useRef<HTMLTextAreaElement>(null);
  const missing = missingIn(typed);
  const { title, html } = typed.body[language];
  const write = (changes: Partial<typeof typed.body.enUs>) =>
    onChange({ ...typed.body, [language]: { ...typed.body[language], ...changes } });
  const mark = (kind: Mark) => {
    const field = area.current;
    if (!field) return;
    const marked = withMark(html, { start: field.selectionStart, end: field.selectionEnd }, kind);
    write({ html: marked.html });
    // The field has its new text only after this press.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.start, marked.end);
    });
  };
  return (
    <PanelSection title={t('notice_texts')}>
      <LanguageTabs id={id} language={language} missing={missing} onChange={setLanguage} />
      {missing.length > 0 && (
        <Note tone="info" icon={Languages}>
          {t('languages_missing', { languages: missing.map((one) => languageNames[one]).join(' · ') })}
        </Note>
      )}
      {fault && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t(fault)}
        </Note>
      )}
      <TabPanel id={id} value={language} className="col">
        <Field label={t('notice_title')} labelEnd={`${title.length}/${TITLE_MAX}`}>
          <Input value={title} onValue={(text) => write({ title: text })} maxLength={TITLE_MAX} />
        </Field>
        <fieldset className={styles.marks} aria-label={t('marks')}>
          {(Object.keys(MARK_TEXT) as Mark[]).map((kind) => (
            <Button key={kind} size="sm" onClick={() => mark(kind)}>
              {t(MARK_TEXT[kind])}
            </Button>
          ))}
        </fieldset>
        <Field label={t('notice_html')} labelEnd={`${html.length}/${HTML_MAX}`} help={t('notice_html_about')}>
          <TextArea
            ref={area}
            mono
            rows={8}
            spellCheck={false}
            value={html}
            onValue={(text) => write({ html: text })}
            maxLength={HTML_MAX}
          />
        </Field>
        <Preview key={language} title={title} html={html} />
      </TabPanel>
    </PanelSection>
  );
}

const MARK_TEXT = {
  p: 'mark_p',
  strong: 'mark_strong',
  h3: 'mark_h3',
  ul: 'mark_ul',
  a: 'mark_a',
} as const satisfies Readonly<Record<Mark, TextKey>>;

/** The text as players get it, and what is taken out of it. */
function Preview({ title, html }: { title: string; html: string }) {
  const t = useT();
  const wanted = html.trim() === '' ? '' : JSON.stringify({ title, html });
  const [settled] = useSettled(wanted, PREVIEW_AFTER_MS);
  const preview = usePreview(
    settled === '' ? undefined : (JSON.parse(settled) as { title: string; html: string }),
  );
  if (wanted === '') return null;
  const clean = preview.data;
  return (
    <PanelSection title={t('notice_preview')}>
      <ListFailure error={preview.error} />
      {clean && clean.removed.length > 0 && (
        <Note tone="warning" icon={TriangleAlert} role="status">
          {t('notice_removed')} <span className="mono">{clean.removed.join(', ')}</span>
        </Note>
      )}
      {clean?.blank && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t('notice_blank')}
        </Note>
      )}
      {clean && <NoticeBody title={clean.title} html={clean.html} />}
    </PanelSection>
  );
}
