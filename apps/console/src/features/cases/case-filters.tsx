import type { ConsoleReply } from '@tessera/protocol/console';
import { Chip, Select } from '@tessera/ui';
import { strengthText } from '../../data/cases.ts';
import { changeParams } from '../../platform/address.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import type { CaseFilter } from './case-filter.ts';
import styles from './cases.module.css';

/** Stands for no rule in the list of rules. */
const ALL = 'all';

/** The filters of the address: a rule, and chips that carry their value. */
export function CaseFilters({
  asked,
  rules,
}: {
  asked: CaseFilter;
  rules: ConsoleReply<'/console/case/list'>['rules'];
}) {
  const t = useT();
  const language = useLanguage();
  const change = (changes: Readonly<Record<string, string>>) => changeParams({ ...changes, id: '' });
  const chip = (name: string, value: string, isOn: boolean, text: string) => (
    <Chip
      key={`${name} ${value}`}
      variant="line"
      pressed={isOn}
      removable={isOn}
      onClick={() => change({ [name]: isOn ? '' : value })}
    >
      {text}
    </Chip>
  );
  return (
    <fieldset className={styles.filters} aria-label={t('case_filters')}>
      <Select
        size="sm"
        aria-label={t('case_rule')}
        value={asked.rule ?? ALL}
        options={[
          { value: ALL, label: t('case_rule_all') },
          ...rules.map(({ id, title, version }) => ({
            value: id,
            label: `${title[language]} · v${version}`,
          })),
        ]}
        onChange={(rule) => change({ rule: rule === ALL ? '' : rule })}
      />
      {(['care', 'risk'] as const).map((kind) =>
        chip('kind', kind, asked.kind === kind, t(kind === 'care' ? 'case_care' : 'case_risk')),
      )}
      {(['strong', 'medium'] as const).map((strength) =>
        chip('strength', strength, asked.strength === strength, t(strengthText[strength])),
      )}
      {asked.player !== undefined &&
        chip('player', String(asked.player), true, t('case_player_n', { id: asked.player }))}
    </fieldset>
  );
}
