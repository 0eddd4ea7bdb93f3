import { Button, Input, SearchSelect } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { answersTo } from '../../../components/find-text/index.ts';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './draw-picker.module.css';

export interface DrawPickerProps {
  lottery: string;
  issue: string;
  /** Selects another lottery, with its newest draw. */
  onLottery: (lottery: string) => void;
  onIssue: (issue: string) => void;
}

/** Form that selects the draw to verify. */
export function DrawPicker({ lottery, issue, onLottery, onIssue }: DrawPickerProps) {
  const t = useT();
  const format = useFormat();
  const lotteries = useList('LOTTERY_LIST') ?? [];
  const [typed, setTyped] = useState(issue);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '') onIssue(text);
  };
  return (
    <form className={styles.root} onSubmit={handleSubmit}>
      <SearchSelect
        label={t('fairness_lottery')}
        answers={answersTo}
        options={lotteries.map((one) => ({
          value: one.id,
          label: format.lottery(one),
          also: [one.id, ...Object.values(one.name)],
        }))}
        value={lottery}
        onChange={onLottery}
      />
      <Input
        className={styles.issue}
        aria-label={t('fairness_issue')}
        placeholder={t('fairness_issue_hint')}
        maxLength={32}
        spellCheck={false}
        value={typed}
        onValue={(text) => setTyped(text.replace(/[^0-9A-Za-z-]/g, ''))}
      />
      <Button variant="primary" type="submit">
        {t('fairness_verify')}
      </Button>
    </form>
  );
}
