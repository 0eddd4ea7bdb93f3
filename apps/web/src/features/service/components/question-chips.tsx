import { Chip } from '@tessera/ui';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { type Question, questions } from '../model/questions.ts';
import { AnswerPanel } from './answer-panel.tsx';
import styles from './questions.module.css';

/** The common questions, in one line that scrolls or a list. */
export function QuestionChips({ onAsk, as }: { onAsk: (text: string) => void; as: 'line' | 'list' }) {
  const t = useT();
  const [open, setOpen] = useState<Question>();
  return (
    <>
      <ul className={styles[as]} aria-label={t('sv_questions')}>
        {questions.map((question) => (
          <li key={question.article}>
            <Chip variant="line" onClick={() => setOpen(question)}>
              {t(question.text)}
            </Chip>
          </li>
        ))}
      </ul>
      {open && <AnswerPanel question={open} onAsk={onAsk} onClose={() => setOpen(undefined)} />}
    </>
  );
}
