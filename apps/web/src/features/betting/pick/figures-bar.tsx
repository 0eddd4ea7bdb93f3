import { Segmented } from '@tessera/ui';
import { setBetPrefs, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './figures-bar.module.css';
import { useHasFigures } from './use-has-figures.ts';

const ranges = ['30', '50', '100'] as const;

/** Selects the figures under the numbers and their range of draws. */
export function FiguresBar() {
  const t = useT();
  const figures = useBetPrefs((prefs) => prefs.figures);
  const range = useBetPrefs((prefs) => prefs.range);
  if (!useHasFigures()) return null;
  return (
    <div className={styles.bar}>
      <Segmented
        label={t('bet_figures')}
        value={figures}
        onChange={(next) => setBetPrefs({ figures: next })}
        options={(['miss', 'heat', 'off'] as const).map((value) => ({
          value,
          label: t(`bet_figures_${value}`),
        }))}
      />
      {figures === 'heat' && (
        <Segmented
          label={t('bet_figures_range')}
          value={String(range) as (typeof ranges)[number]}
          onChange={(next) => setBetPrefs({ range: Number(next) as 30 | 50 | 100 })}
          options={ranges.map((value) => ({ value, label: t('bet_draws_n', { n: value }) }))}
        />
      )}
    </div>
  );
}
