import { Button, Chip, Input } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { useState } from 'react';
import { changeParams } from '../../platform/address.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import { askedIn, filterValues, type PlayerFilter } from './player-filter.ts';
import styles from './players.module.css';

const VALUE_TEXT = {
  '7': 'filter_days_7',
  '30': 'filter_days_30',
  '90': 'filter_days_90',
  verified: 'identity_verified',
  unverified: 'identity_none',
  player: 'filter_no_agents',
  agent: 'filter_agents',
} as const satisfies Readonly<Record<string, TextKey>>;

/** The search, and the filters as chips: those that are on carry their value and a cross. */
export function PlayerFilters({
  word,
  onWord,
  params,
}: {
  word: string;
  onWord: (word: string) => void;
  params: Readonly<Record<string, string>>;
}) {
  const t = useT();
  const [typed, setTyped] = useState(word);
  const on = askedIn(params);
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        changeParams({ id: '' });
        onWord(typed.trim());
      }}
    >
      <Input
        type="search"
        value={typed}
        onValue={(text) => {
          setTyped(text);
          if (text === '') onWord('');
        }}
        autoComplete="off"
        maxLength={120}
        aria-label={t('find_player')}
        placeholder={t('find_player')}
      />
      <Button type="submit" icon={Search}>
        {t('find')}
      </Button>
      <span className={styles.chips}>
        {(Object.keys(filterValues) as (keyof PlayerFilter)[]).flatMap((name) => {
          const value = on[name] === undefined ? undefined : String(on[name]);
          return filterValues[name]
            .filter((one) => value === undefined || one === value)
            .map((one) => (
              <Chip
                key={`${name} ${one}`}
                variant="line"
                pressed={value === one}
                removable={value === one}
                onClick={() => changeParams({ [name]: value === one ? '' : one, id: '' })}
              >
                {t(VALUE_TEXT[one])}
              </Chip>
            ));
        })}
      </span>
    </form>
  );
}
