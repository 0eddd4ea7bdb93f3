import { languageNames, languages } from '@tessera/messages/languages';
import { Button, Field, Input, Note, Select, TextArea, toast } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { useOperator } from '../../data/session.ts';
import { useAnswers } from '../../data/support.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { queryClient } from '../../platform/query.ts';
import { useAct } from '../../platform/use-act.ts';
import type { Answer } from './answer-match.ts';
import styles from './service.module.css';

const TEXT_MAX = 500;
const NAME = /^[a-z0-9][a-z0-9-]{0,29}$/;
type Language = (typeof languages)[number];

/** Canned answers, written and changed here. The newest text holds; an empty one takes the answer away. */
export function AnswersPanel() {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { data, error } = useAnswers();
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<Language>('zhCn');
  const [text, setText] = useState('');
  const save = useAct(
    async () => {
      await call('/console/service/answer', { name, language, text: text.trim() });
      toast(t('answer_saved'), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['answers'] });
    },
    { quiet: true },
  );
  const known = data?.items.find((one) => one.name === name && one.language === language);
  const edit = (answer: Answer) => {
    setName(answer.name);
    setText(answer.text);
    const found = languages.find((one) => one === answer.language);
    if (found) setLanguage(found);
  };
  const isReady = NAME.test(name) && (text.trim() !== '' || known !== undefined);
  return (
    <Panel
      title={t('answers')}
      label={t('answers')}
      onClose={() => changeParams({ answers: '' })}
      foot={
        <Button
          className="push"
          variant="primary"
          disabled={!isReady}
          loading={save.isRunning}
          onClick={() => save.run()}
        >
          {t(text.trim() === '' && known ? 'answer_take_away' : 'answer_save')}
        </Button>
      }
    >
      <Field label={t('answer_name')} help={t('answer_name_help')}>
        <Input
          value={name}
          onValue={(typed) => setName(typed.toLowerCase())}
          maxLength={30}
          autoComplete="off"
        />
      </Field>
      <Field label={t('language')}>
        <Select
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(chosen) => {
            setLanguage(chosen);
            setText(data?.items.find((one) => one.name === name && one.language === chosen)?.text ?? '');
          }}
        />
      </Field>
      <Field label={t('answer_text')} labelEnd={`${text.length}/${TEXT_MAX}`}>
        <TextArea value={text} onValue={setText} maxLength={TEXT_MAX} rows={4} />
      </Field>
      {save.failure && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {save.failure}
        </Note>
      )}
      <ListFailure error={error} />
      <PanelSection title={t('answers_all')} end={data && t('rows_n', { count: data.items.length })}>
        {data?.items.map((answer) => (
          <button
            key={`${answer.name} ${answer.language}`}
            type="button"
            className={styles.answer}
            onClick={() => edit(answer)}
          >
            <span className="row">
              <b>{answer.name}</b>
              <span className="s12 t3 push">{answer.language}</span>
            </span>
            <span className="clip">{answer.text}</span>
            <span className="s12 t3">
              {answer.by} · {momentText(answer.at, now, timeZone)}
            </span>
          </button>
        ))}
      </PanelSection>
    </Panel>
  );
}
