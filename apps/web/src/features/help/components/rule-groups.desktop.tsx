import { Card, Chip, LinkButton, Segmented } from '@tessera/ui';
import { type MouseEvent, useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, printHash } from '../../../platform/navigation/index.ts';
import { familyParams } from '../model/help-params.ts';
import { firstGroup } from '../model/rule-groups.ts';
import { useRuleName } from '../model/rule-names.ts';
import styles from './rule-groups.desktop.module.css';
import { type RuleGroupsProps, RuleHead } from './rule-head.tsx';
import { RuleSection } from './rule-section.tsx';
import { Service } from './service.tsx';

/** Desktop: board, groups, the plays of the selected group, and their names at the side. */
export function RuleGroupsDesktop(props: RuleGroupsProps) {
  const { groups, wanted, prices } = props;
  const t = useT();
  const nameOf = useRuleName();
  const [chosen, setChosen] = useState(() => firstGroup(groups, wanted)?.id);
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  if (!group) return null;
  const boards = [...new Set(groups.map(({ board }) => board))];
  return (
    <div className={styles.root}>
      <Card className={styles.card}>
        <RuleHead {...props} />
        <div className={styles.choice}>
          {boards.length > 1 && (
            <Segmented
              size="sm"
              label={t('help_disk')}
              options={boards.map((board) => ({ value: board, label: t(`help_disk_${board}`) }))}
              value={group.board}
              onChange={(board) => setChosen(groups.find((one) => one.board === board)?.id)}
            />
          )}
          <fieldset className={styles.groups} aria-label={t('help_category_plays')}>
            {groups
              .filter(({ board }) => board === group.board)
              .map(({ id }) => (
                <Chip key={id} variant="line" pressed={id === group.id} onClick={() => setChosen(id)}>
                  {nameOf('group', id)}
                </Chip>
              ))}
          </fieldset>
        </div>
        <div key={group.id}>
          {group.items.map((item) => (
            <RuleSection key={item.id} item={item} prices={prices} wanted={item.id === wanted} />
          ))}
        </div>
        <Service />
      </Card>
      <aside className={styles.side}>
        <nav aria-label={t('help_contents')} className={styles.contents}>
          <b>{t('help_contents')}</b>
          {group.items.map(({ id, family }) => (
            <a
              key={id}
              href={printHash({ name: 'help', params: familyParams(family, id) })}
              onClick={(event) => goTo(event, id)}
            >
              {nameOf('play', id)}
            </a>
          ))}
        </nav>
        {prices.lottery?.enabled && hasScreen('lottery') && (
          <Card pad className={styles.try}>
            <b>{t('help_try')}</b>
            <p>{t('help_try_line')}</p>
            <LinkButton
              size="sm"
              variant="secondary"
              href={printHash({ name: 'lottery', params: { id: prices.lottery.id } })}
            >
              {t('help_to_lottery')}
            </LinkButton>
          </Card>
        )}
      </aside>
    </div>
  );
}

/** A plain click scrolls to the rule; any other click opens its address. */
function goTo(event: MouseEvent, id: string): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const section = document.querySelector(`[data-rule="${id}"]`);
  if (!plain || !section) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
