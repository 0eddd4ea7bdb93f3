import { placeholdersOf } from '@tessera/messages/check';
import { isLanguage, languageNames, languageTags } from '@tessera/messages/languages';
import { Button, Note, SkeletonText, Tag } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './languages.module.css';
import { stateLook, type TextDetail, useText } from './text-data.ts';
import { TextBack, TextCheck, TextForm } from './text-form.tsx';

const close = () => changeParams({ id: '' });

/** One text: its source, what players see, what waits, and what was written before. */
export function TextPanel({ language, textKey }: { language: string; textKey: string }) {
  const t = useT();
  const { data: text, error } = useText(language, textKey);
  const [act, setAct] = useState<'write' | 'back' | 'fits' | 'fits-not'>();
  const mayWrite = useGrant('text.write') !== undefined;
  const mayCheck = useGrant('text.check') !== undefined;
  if (!text || !isLanguage(language)) {
    return (
      <Panel title={textKey} label={t('text_one')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  const form = { text, language, onBack: () => setAct(undefined) };
  if (act === 'write') return <TextForm {...form} />;
  if (act === 'back') return <TextBack {...form} />;
  if (act) return <TextCheck {...form} fits={act === 'fits'} />;
  const draft = text.work === 'draft' ? text.versions[0] : undefined;
  const isForMe = draft !== undefined && !draft.own && mayCheck;
  const look = stateLook[text.state];
  const hasOwn = text.versions.some(({ release }) => release !== null) && text.text !== text.built;
  return (
    <Panel
      title={text.key}
      label={t('text_one')}
      sub={`${languageNames[language]} · ${t('text_file', { file: text.area })}`}
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
      foot={
        <>
          {isForMe && (
            <>
              <Button variant="danger-quiet" onClick={() => setAct('fits-not')}>
                {t('text_fits_not')}
              </Button>
              <Button variant="primary" onClick={() => setAct('fits')}>
                {t('text_fits')}
              </Button>
            </>
          )}
          {mayWrite && (
            <>
              {hasOwn && (
                <Button variant="quiet" onClick={() => setAct('back')}>
                  {t('text_back')}
                </Button>
              )}
              <Button
                className="push"
                variant={isForMe ? 'secondary' : 'primary'}
                onClick={() => setAct('write')}
              >
                {t('text_write')}
              </Button>
            </>
          )}
        </>
      }
    >
      {draft && (
        <Note tone="info" icon={Info}>
          {t(draft.own ? 'text_waits_own' : 'text_waits')}
        </Note>
      )}
      <Words title="English" words={text.source} tag={languageTags.enUs} />
      {language !== 'zhCn' && text.chinese && (
        <Words title={languageNames.zhCn} words={text.chinese} tag={languageTags.zhCn} />
      )}
      {draft && (
        <Words
          title={t('text_draft')}
          words={draft.text ?? t('text_as_shipped')}
          tag={languageTags[language]}
        />
      )}
      <Words title={t('text_seen')} words={text.text ?? t('text_none')} tag={languageTags[language]} />
      <PanelSection title={t('text_place')}>
        <Facts
          facts={[
            [t('text_file_name'), <code key="file">{`${language}/${text.area}.json`}</code>],
            [
              t('text_placeholders'),
              placeholdersOf(text.source)
                .map((name) => `{${name}}`)
                .join(' '),
            ],
            [t('text_shipped'), text.built !== text.text ? (text.built ?? t('text_none')) : null],
          ]}
        />
      </PanelSection>
      <Versions text={text} />
    </Panel>
  );
}

function Words({ title, words, tag }: { title: string; words: string; tag: string }) {
  return (
    <PanelSection title={title}>
      <p className={styles.words} lang={tag}>
        {words}
      </p>
    </PanelSection>
  );
}

function Versions({ text }: { text: TextDetail }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  if (text.versions.length === 0) return null;
  return (
    <PanelSection title={t('history')}>
      <ul className={styles.past}>
        {text.versions.map(({ id, text: words, by, at, fits, checkedBy, release }) => (
          <li key={id}>
            <span lang={isLanguage(text.language) ? languageTags[text.language] : undefined}>
              {words ?? t('text_as_shipped')}
            </span>
            <span className="row s12 t3">
              {by} · {momentText(at, now, timeZone)}
              {checkedBy && ` · ${t(fits ? 'text_checked_by' : 'text_refused_by', { who: checkedBy })}`}
              {release !== null && <Tag>{t('release_n', { n: release })}</Tag>}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
