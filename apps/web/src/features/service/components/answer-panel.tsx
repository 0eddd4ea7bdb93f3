import { Button } from '@tessera/ui';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import type { Question } from '../model/questions.ts';
import styles from './questions.module.css';

/** The answer of the help to a common question. Who still has a question sends it. */
export function AnswerPanel({
  question,
  onAsk,
  onClose,
}: {
  question: Question;
  onAsk: (text: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Panel
      title={t(question.title)}
      onClose={onClose}
      footer={
        <span className={styles.choices}>
          <Button onClick={() => void push('help', { article: question.article })}>{t('sv_read')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onAsk(t(question.text));
              onClose();
            }}
          >
            {t('sv_ask')}
          </Button>
        </span>
      }
    >
      <p>{t(question.answer)}</p>
    </Panel>
  );
}
