import { Icon, Menu } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { setBetPrefs, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useHasFigures } from '../pick/use-has-figures.ts';
import styles from './figures-menu.phone.module.css';

const figuresOrder = ['miss', 'heat', 'off'] as const;
const ranges = [30, 50, 100] as const;

/** Phone: menu for the figures under the numbers. */
export function FiguresMenu() {
  const t = useT();
  const figures = useBetPrefs((prefs) => prefs.figures);
  const range = useBetPrefs((prefs) => prefs.range);
  if (!useHasFigures()) return null;
  return (
    <Menu
      label={t('bet_figures')}
      items={[
        ...figuresOrder.map((value) => ({
          key: value,
          label: t(`bet_figures_${value}`),
          checked: figures === value,
          onSelect: () => setBetPrefs({ figures: value }),
        })),
        ...(figures === 'heat'
          ? ranges.map((value) => ({
              key: String(value),
              label: t('bet_draws_n', { n: value }),
              checked: range === value,
              onSelect: () => setBetPrefs({ range: value }),
            }))
          : []),
      ]}
      trigger={(props) => (
        <button type="button" className={styles.trigger} {...props}>
          {t(`bet_figures_${figures}_short`)}
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}
