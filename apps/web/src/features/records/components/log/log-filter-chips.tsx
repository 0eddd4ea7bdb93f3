import { Badge, Button, Chip, IconButton, Sheet } from '@tessera/ui';
import { SlidersHorizontal } from '@tessera/ui/icons';
import { useState } from 'react';
import { useSettings } from '../../../../data/settings/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { PageAction } from '../../../../platform/navigation/index.ts';
import { daysOf, quickDays, quickOf } from '../../model/days.ts';
import feed from '../bet-list.phone.module.css';
import { LogFilterStack, type LogFiltersProps } from './log-filters.tsx';
import { useLogTypes } from './use-log-types.ts';

/** Filters on phones: days as chips, the others in a sheet; what is chosen there is a chip that can be removed. */
export function LogFilterChips({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { nameOf } = useLogTypes();
  const { timeZone } = useSettings();
  const [open, setOpen] = useState(false);
  const quick = quickOf(filter.days, now(), timeZone);
  const close = () => setOpen(false);
  return (
    <>
      <PageAction>
        <IconButton
          icon={SlidersHorizontal}
          label={t('ui_filter')}
          badge={<Badge count={[filter.type, filter.ref].filter(Boolean).length} tone="primary" />}
          onClick={() => setOpen(true)}
        />
      </PageAction>
      <div className={feed.chips}>
        {quickDays.map((days) => (
          <Chip
            key={days}
            variant="line"
            pressed={days === quick}
            onClick={() => onChange({ ...filter, days: daysOf(days, now(), timeZone) })}
          >
            {t(`record_days_${days}`)}
          </Chip>
        ))}
        {filter.type && (
          <Chip pressed removable onClick={() => onChange({ ...filter, type: '' })}>
            {nameOf(filter.type)}
          </Chip>
        )}
        {filter.ref && (
          <Chip pressed removable onClick={() => onChange({ ...filter, ref: '' })}>
            {filter.ref}
          </Chip>
        )}
      </div>
      {open && (
        <Sheet
          open
          onClose={close}
          title={t('ui_filter')}
          footer={
            <Button variant="primary" size="lg" block onClick={close}>
              {t('ui_done')}
            </Button>
          }
        >
          <LogFilterStack filter={filter} onChange={onChange} />
        </Sheet>
      )}
    </>
  );
}
