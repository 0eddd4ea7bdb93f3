import { Chip, Icon, Segmented } from '@tessera/ui';
import { Keyboard } from '@tessera/ui/icons';
import { setBetPrefs, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { keyMapStore } from '../../../platform/keys/index.ts';
import { useBettingPage } from '../betting.tsx';
import { columnRowsOf } from './columns.ts';
import styles from './figures-bar.module.css';
import { useHasFigures } from './use-has-figures.ts';

const ranges = ['30', '50', '100'] as const;

/** Desktop, above the numbers: the figures below them, whether columns have buttons, and the way to the list of keys. */
export function FiguresBar() {
  const t = useT();
  const { item } = useBettingPage();
  const hasFigures = useHasFigures();
  const columns = useBetPrefs((prefs) => prefs.columns);
  const shortcuts = useBetPrefs((prefs) => prefs.shortcuts);
  return (
    <div className={styles.bar}>
      {hasFigures && <Figures />}
      <span className={styles.end}>
        {columnRowsOf(item).length > 0 && (
          <Chip variant="line" pressed={columns} onClick={() => setBetPrefs({ columns: !columns })}>
            {t('bet_columns')}
          </Chip>
        )}
        {shortcuts && (
          <button type="button" className={styles.keys} onClick={() => keyMapStore.setState(true)}>
            <Icon of={Keyboard} size={16} />
            {t('keys_title')} <kbd>?</kbd>
          </button>
        )}
      </span>
    </div>
  );
}

/** Selects the figures under the numbers and their range of draws, and explains the mark. */
function Figures() {
  const t = useT();
  const figures = useBetPrefs((prefs) => prefs.figures);
  const range = useBetPrefs((prefs) => prefs.range);
  return (
    <>
      <Segmented
        label={t('bet_figures')}
        value={figures}
        onChange={(next) => setBetPrefs({ figures: next })}
        options={(['miss', 'heat', 'off'] as const).map((value) => ({
          value,
          label: t(`bet_figures_${value}`),
        }))}
      />
      {figures !== 'off' && (
        <Segmented
          label={t('bet_figures_range')}
          value={String(range) as (typeof ranges)[number]}
          onChange={(next) => setBetPrefs({ range: Number(next) as 30 | 50 | 100 })}
          options={ranges.map((value) => ({ value, label: value }))}
        />
      )}
      {figures === 'miss' && (
        <span className={styles.legend}>
          <b>27</b> {t('bet_miss_longest')}
        </span>
      )}
    </>
  );
}
