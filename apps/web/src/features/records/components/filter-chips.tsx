import { Badge, Chip, IconButton } from '@tessera/ui';
import { SlidersHorizontal } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import type { DaysProps } from '../../../components/days/index.ts';
import { daysOf, quickDays, quickOf } from '../../../components/days/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageAction } from '../../../platform/navigation/index.ts';
import styles from './filter-chips.module.css';

export interface ChosenFilter {
  readonly name: string;
  readonly text: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps extends DaysProps {
  /** Filters other than days that are set. */
  chosen: readonly ChosenFilter[];
  /** The sheet with the filters that have no chip of their own. */
  sheet: (close: () => void) => ReactNode;
}

/** Filters on phones: days as chips, the others in a sheet; what is chosen there is a chip that can be removed. */
export function FilterChips({ days, onDays, chosen, sheet }: FilterChipsProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const [open, setOpen] = useState(false);
  const quick = quickOf(days, now(), timeZone);
  return (
    <>
      <PageAction>
        <IconButton
          icon={SlidersHorizontal}
          label={t('ui_filter')}
          badge={<Badge count={chosen.length} tone="primary" />}
          onClick={() => setOpen(true)}
        />
      </PageAction>
      <div className={styles.chips}>
        {quickDays.map((value) => (
          <Chip
            key={value}
            variant="line"
            pressed={value === quick}
            onClick={() => onDays(daysOf(value, now(), timeZone))}
          >
            {t(`record_days_${value}`)}
          </Chip>
        ))}
        {chosen.map(({ name, text, onRemove }) => (
          <Chip key={name} pressed removable onClick={onRemove}>
            {text}
          </Chip>
        ))}
      </div>
      {open && sheet(() => setOpen(false))}
    </>
  );
}
