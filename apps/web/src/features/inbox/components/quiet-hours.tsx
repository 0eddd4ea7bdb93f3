import { Select, Switch } from '@tessera/ui';
import { useId } from 'react';
import { zoneText } from '../../../components/moment/index.ts';
import type { InboxSettings } from '../../../data/inbox/hearing.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { endsFor, startMinutes, textOf, zoneHere } from '../model/quiet-times.ts';
import styles from './inbox.module.css';

type Quiet = InboxSettings['quiet'];

export interface QuietHoursProps {
  quiet: Quiet;
  onChange: (quiet: Quiet) => void;
}

/** Hours without toasts and sounds, every day, in the time zone of the device where they were switched on. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const t = useT();
  const id = useId();
  const { timeZone } = useSettings();
  const options = (minutes: readonly number[]) =>
    minutes.map((minute) => ({ value: String(minute), label: textOf(minute) }));
  return (
    <fieldset className={styles.quiet} aria-labelledby={id}>
      <div className={styles.kind}>
        <span id={id}>
          {t('in_quiet')}
          <small>{t('in_quiet_line')}</small>
        </span>
        <Switch
          label={t('in_quiet')}
          checked={quiet !== null}
          onChange={(on) => onChange(on ? { from: 23 * 60, to: 8 * 60, zone: zoneHere(timeZone) } : null)}
        />
      </div>
      {quiet && (
        <div className={styles.hours}>
          <Select
            size="sm"
            aria-label={t('in_quiet_from')}
            options={options(startMinutes(quiet.from))}
            value={String(quiet.from)}
            onChange={(from) =>
              onChange({ ...quiet, from: Number(from), to: endFor(Number(from), quiet.to) })
            }
          />
          <span aria-hidden="true">~</span>
          <Select
            size="sm"
            aria-label={t('in_quiet_to')}
            options={options(endsFor(quiet.from, quiet.to))}
            value={String(quiet.to)}
            onChange={(to) => onChange({ ...quiet, to: Number(to) })}
          />
          <small>{zoneText(t, quiet.zone, now())}</small>
        </div>
      )}
    </fieldset>
  );
}

/** The end stays, unless the hours would have no length. */
const endFor = (from: number, to: number): number => (from === to ? (to + 60) % 1_440 : to);
