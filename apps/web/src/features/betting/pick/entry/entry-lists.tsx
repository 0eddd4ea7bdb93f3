import { TabPanel, Tabs } from '@tessera/ui';
import { useId, useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { type EntryReading, hasTwoDigits, typedLine } from './entry.ts';
import styles from './entry-lists.module.css';
import { useEntryReason } from './use-entry-reason.ts';

/** Maximum valid lines shown; all of them count. */
const VALID_SHOWN = 120;

type List = 'valid' | 'twice' | 'wrong';

/** The parsed text: valid, repeated and invalid lines, each in a list of its own. */
export function EntryLists({ text, reading }: { text: string; reading: EntryReading }) {
  const t = useT();
  const { item } = useBettingPage();
  const reasonOf = useEntryReason(text);
  const id = useId();
  const [list, setList] = useState<List>('valid');
  const spots = list === 'twice' ? reading.duplicates : list === 'wrong' ? reading.wrong : [];
  return (
    <div className={styles.root}>
      <Tabs
        id={id}
        line
        fill
        label={t('bet_entry_lists')}
        value={list}
        onChange={setList}
        items={[
          { value: 'valid', label: t('bet_entry_valid', { n: reading.count }) },
          { value: 'twice', label: t('bet_entry_twice', { n: reading.duplicateCount }) },
          { value: 'wrong', label: t('bet_entry_wrong', { n: reading.wrongCount }) },
        ]}
      />
      <TabPanel id={id} value={list} className={styles.panel ?? ''}>
        {list === 'valid' ? (
          <ul className={styles.valid} data-wide={hasTwoDigits(item) || undefined}>
            {firstLines(reading.content).map((line) => (
              <li key={line}>{typedLine(item, line)}</li>
            ))}
            {reading.count > VALID_SHOWN && <li>+{reading.count - VALID_SHOWN}</li>}
          </ul>
        ) : (
          <ul className={styles.spots}>
            {spots.map((spot) => (
              <li key={spot.position}>
                <span>{t('bet_entry_row', { n: spot.row + 1 })}</span>
                <b>{text.slice(spot.position, spot.position + Math.min(spot.length, 12))}</b>
                <span>{reasonOf(spot)}</span>
              </li>
            ))}
          </ul>
        )}
      </TabPanel>
      {list === 'wrong' && reading.wrongCount > 0 && (
        <p className={styles.note}>{t('bet_entry_not_added')}</p>
      )}
    </div>
  );
}

/** Truncates before splitting: a hundred thousand lines are not split to show the first of them. */
function firstLines(content: string): readonly string[] {
  if (content === '') return [];
  return content
    .slice(0, VALID_SHOWN * 32)
    .split('|')
    .slice(0, VALID_SHOWN);
}
