import { Icon, IconButton, Input } from '@tessera/ui';
import { Search, X } from '@tessera/ui/icons';
import { useId } from 'react';
import { filterSize } from '../../../components/form-sizes/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { SEARCH_MAX, searchOf } from '../model/member-search.ts';
import styles from './member-search.module.css';

/** Finds members by the beginning of their user name, at any level below. */
export function MemberSearch({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) {
  const t = useT();
  const note = useId();
  const { fault } = searchOf(typed);
  return (
    <search className={styles.root}>
      <Input
        type="search"
        size={filterSize}
        aria-label={t('tm_search')}
        aria-describedby={fault ? note : undefined}
        placeholder={t('tm_search_place')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        prefix={<Icon of={Search} size={16} />}
        suffix={
          typed !== '' && (
            <IconButton icon={X} size="xs" label={t('tm_search_clear')} onClick={() => onTyped('')} />
          )
        }
        value={typed}
        onValue={onTyped}
      />
      {fault && (
        <p id={note} className={styles.note} role="status">
          {t(fault)}
        </p>
      )}
    </search>
  );
}
