import { Icon, Segmented } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { firstGroup, type RuleGroup } from '../model/rule-groups.ts';
import { useRuleName } from '../model/rule-names.ts';
import styles from './rule-groups.phone.module.css';
import { type RuleGroupsProps, RuleHead } from './rule-head.tsx';
import { RuleSection } from './rule-section.tsx';
import { Service } from './service.tsx';

/** Phone: board, and its groups as an accordion. */
export function RuleGroupsPhone(props: RuleGroupsProps) {
  const { groups, wanted } = props;
  const t = useT();
  const [board, setBoard] = useState(() => firstGroup(groups, wanted)?.board);
  const boards = [...new Set(groups.map((group) => group.board))];
  return (
    <>
      <RuleHead {...props} />
      {boards.length > 1 && (
        <Segmented
          fill
          label={t('help_disk')}
          options={boards.map((value) => ({ value, label: t(`help_disk_${value}`) }))}
          value={board ?? 'tradition'}
          onChange={setBoard}
        />
      )}
      {groups
        .filter((group) => group.board === board)
        .map((group, _, all) => (
          <Group key={group.id} {...props} group={group} alone={all.length === 1} />
        ))}
      <Service />
    </>
  );
}

function Group({ group, wanted, prices, alone }: RuleGroupsProps & { group: RuleGroup; alone: boolean }) {
  const nameOf = useRuleName();
  const [open, setOpen] = useState(alone || group.items.some(({ id }) => id === wanted));
  return (
    <section className={styles.group}>
      <h2>
        <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
          {nameOf('group', group.id)}
          <small>{group.items.length}</small>
          <Icon of={ChevronDown} size={16} className={styles.arrow} />
        </button>
      </h2>
      {open && (
        <div className={styles.items}>
          {group.items.map((item) => (
            <RuleSection key={item.id} item={item} prices={prices} wanted={item.id === wanted} />
          ))}
        </div>
      )}
    </section>
  );
}
