import { Icon, MenuItems } from '@tessera/ui';
import { Monitor } from '@tessera/ui/icons';
import {
  chooseTheme,
  followSystem,
  useFormat,
  useList,
  usePrefs,
  useTheme,
} from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { useQuery } from '../../platform/query/index.ts';
import styles from './theme-menu.module.css';
import { themeValuesOptions } from './theme-values.ts';

/** Each theme with its colours, and the choice to follow the system. */
export function ThemeMenuList({ close }: { close: () => void }) {
  const t = useT();
  const format = useFormat();
  const current = useTheme();
  const follows = usePrefs((prefs) => prefs.followSystem !== '');
  const themes = (useList('THEME_LIST') ?? []).map(({ id, name }) => ({
    key: id,
    label: (
      <span className={styles.name}>
        <Swatch theme={id} />
        {format.name(name)}
      </span>
    ),
    checked: !follows && id === current,
    onSelect: () => void chooseTheme(id),
  }));
  const system = {
    key: 'system',
    label: (
      <span className={styles.name}>
        <Icon of={Monitor} size={18} />
        {t('settings_system')}
      </span>
    ),
    checked: follows,
    onSelect: () => void followSystem(true),
  };
  return <MenuItems label={t('theme')} items={[...themes, system]} close={close} />;
}

/** The page, the surface, the theme's colour and its accent. */
const shown = ['--bg', '--surface', '--primary', '--accent-fill'] as const;

function Swatch({ theme }: { theme: string }) {
  const values = useQuery(themeValuesOptions(theme)).data;
  return (
    <span className={styles.swatch} aria-hidden="true">
      {shown.map((token) => (
        <i key={token} style={{ background: values?.[token] }} />
      ))}
    </span>
  );
}
