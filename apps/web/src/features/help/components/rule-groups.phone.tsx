import { Icon, Segmented } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { firstGroup, type RuleGroup } from '../model/rule-groups.ts';
import styles from './rule-groups.phone.module.css';
import { type RuleGroupsProps, RuleHead } from './rule-head.tsx';
import { RuleSection } from './rule-section.tsx';
import { Service } from './service.tsx';

/** Phone: board, and its groups as an accordion. */
export function RuleGroupsPhone(props: RuleGroupsProps) {
  const { groups, wanted } = props;
  const t = useT();
  const [disk, setDisk] = useState(() => firstGroup(groups, wanted)?.disk);
  const disks = [...new Set(groups.map((group) => group.disk))];
  return (
    <>
      <RuleHead {...props} />
      {disks.length > 1 && (
        <Segmented
          fill
          label={t('help_disk')}
          options={disks.map((value) => ({ value, label: t(`help_disk_${value}`) }))}
          value={disk ?? 'tradition'}
          onChange={setDisk}
        />
      )}
      {groups
        .filter((group) => group.disk === disk)
        .map((group, _, all) => (
          <Group key={group.id} {...props} group={group} alone={all.length === 1} />
        ))}
      <Service />
    </>
  );
}

function Group({ group, wanted, prices, alone }: RuleGroupsProps & { group: RuleGroup; alone: boolean }) {
  const format = useFormat();
  const [open, setOpen] = useState(alone || group.items.some(({ id }) => id === wanted));
  return (
    <section className={styles.group}>
      <h2>
        <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
          {format.name({ zhCn: group.name.zh, enUs: group.name.en })}
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
