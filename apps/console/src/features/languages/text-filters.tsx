import { Button, Chip, Input, Select } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { useState } from 'react';
import { changeParams } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './languages.module.css';
import { type Coverage, FILTER_TEXT, type TextFilter, textFilters } from './text-data.ts';

interface TextFiltersProps {
  filter: TextFilter;
  search: string;
  area: string;
  areas: readonly string[];
  counts: Coverage['languages'][number] | undefined;
}

/** Search by key or words, the file, and what is to be done. All of it is part of the address. */
export function TextFilters({ filter, search, area, areas, counts }: TextFiltersProps) {
  const t = useT();
  // Another search of the address, by a saved view or the way back, replaces what was typed.
  const [typing, setTyping] = useState({ of: search, text: search });
  const typed = typing.of === search ? typing.text : search;
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        changeParams({ q: typed.trim(), id: '' });
      }}
    >
      <Input
        type="search"
        value={typed}
        onValue={(text) => {
          setTyping({ of: search, text });
          if (text === '') changeParams({ q: '', id: '' });
        }}
        maxLength={100}
        aria-label={t('find_text')}
        placeholder={t('find_text')}
      />
      <Button type="submit" icon={Search}>
        {t('find_text_now')}
      </Button>
      <Select
        size="sm"
        aria-label={t('text_file_name')}
        value={area === '' ? 'all' : area}
        onChange={(value) => changeParams({ area: value === 'all' ? '' : value, id: '' })}
        options={[
          { value: 'all', label: t('files_all') },
          ...areas.map((one) => ({ value: one, label: one })),
        ]}
      />
      <span className={styles.chips}>
        {textFilters.map((one) => {
          const count = one === 'all' ? counts?.total : counts?.[one];
          return (
            <Chip
              key={one}
              variant="line"
              pressed={filter === one}
              onClick={() => changeParams({ filter: one === 'all' ? '' : one, id: '' })}
            >
              {t(FILTER_TEXT[one])}
              {count !== undefined && <span className="n t3">{count}</span>}
            </Chip>
          );
        })}
      </span>
    </form>
  );
}
