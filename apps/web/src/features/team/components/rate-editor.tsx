import { dayIn } from '@tessera/protocol/time';
import { addDays, Button, ButtonPair, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useFormat, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { linksOptions, type TeamMember } from '../api/team.ts';
import { boundsOf } from '../model/rate-bounds.ts';
import { HUNDRED, splitOf } from '../model/split.ts';
import styles from './rate-editor.module.css';
import { RateSlider } from './rate-slider.tsx';
import { useRateChange } from './use-rate-change.ts';

interface RateEditorProps {
  member: TeamMember;
  /** The agent's own rate of today, the end of the scale; ppm. */
  own: number;
  onDone: () => void;
}

/**
 * Changes the rate of a direct member from tomorrow on. A rate below that of members further down is refused with their names; it
 * can then be saved together with theirs.
 */
export function RateEditor({ member, own, onDone }: RateEditorProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const { rate_ppm, next, rate_min_ppm, rate_max_ppm } = member;
  const [rate, setRate] = useState(Math.min(next?.ppm ?? rate_ppm, rate_max_ppm));
  const [together, setTogether] = useState(false);
  const change = useRateChange(member, onDone);
  const [min, max] = [percentText(rate_min_ppm), percentText(rate_max_ppm)];
  if (change.below) {
    const { names, count } = change.below;
    const list = names.join(', ');
    const shown = percentText(rate);
    return (
      <div className={styles.root}>
        <Note tone="warning" icon={TriangleAlert} role="alert">
          {t('tm_rate_names', {
            n: count,
            rate: shown,
            names: count > names.length ? t('tm_rate_names_more', { names: list }) : list,
          })}
        </Note>
        <ButtonPair>
          <Button onClick={change.reset}>{t('tm_rate_back')}</Button>
          <Button variant="tonal" loading={change.isPending} onClick={() => change.save(rate, true)}>
            {t('tm_rate_together', { rate: shown })}
          </Button>
        </ButtonPair>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <RateSlider
        label={t('tm_their_rate')}
        value={rate}
        onChange={setRate}
        max={own}
        maxText={t('tm_rate_own', { rate: percentText(own) })}
        bounds={boundsOf(member, together)}
      />
      <Effect rate={rate} own={rate_max_ppm} />
      <p className={styles.note}>
        {rate_min_ppm === 0
          ? t('tm_rate_bounds_top', { max })
          : together
            ? t('tm_rate_lower_note', { min })
            : t('tm_rate_bounds', { min, max })}{' '}
        {t('tm_rate_from', { date: addDays(dayIn(now(), timeZone), 1) })}
      </p>
      {rate_min_ppm > 0 && !together && (
        <Button variant="link" size="sm" className={styles.lower ?? ''} onClick={() => setTogether(true)}>
          {t('tm_rate_lower', { min })}
        </Button>
      )}
      {change.failure !== undefined && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {change.failure}
        </Note>
      )}
      <ButtonPair>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          variant="tonal"
          loading={change.isPending}
          disabled={rate === (next?.ppm ?? rate_ppm)}
          onClick={() => change.save(rate, false)}
        >
          {t('tm_rate_save')}
        </Button>
      </ButtonPair>
    </div>
  );
}

/** Where 100 staked by the member go, as a bar and in words. */
function Effect({ rate, own }: { rate: number; own: number }) {
  const t = useT();
  const format = useFormat();
  const links = useQuery(linksOptions());
  if (!links.data) return null;
  const split = splitOf(rate, own, links.data.return_ppm);
  const parts = [
    { key: 'back', value: split.back },
    { key: 'mine', value: split.mine },
    { key: 'rest', value: split.rest },
  ] as const;
  return (
    <div className={styles.effect}>
      <div className={styles.split} aria-hidden="true">
        {parts.map(({ key, value }) => (
          <span key={key} data-part={key}>
            {format.figure(value)}
          </span>
        ))}
      </div>
      <p>
        {t('tm_rate_effect', {
          amount: format.figure(HUNDRED),
          theirs: format.figure(split.theirs),
          mine: format.figure(split.mine),
          back: format.figure(split.back),
          rest: format.figure(split.rest),
        })}
      </p>
    </div>
  );
}
