import { Skeleton, ThemeTile } from '@tessera/ui';
import { themeValuesOptions } from '../../../../components/looks/theme-values.ts';
import { chooseTheme, useFormat, useList, useTheme } from '../../../../data/settings/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import styles from './theme-choice.module.css';

/** The available themes as small previews in their own colours; a tap applies one at once. */
export function ThemeChoice() {
  const format = useFormat();
  return (
    <div className={styles.root}>
      {(useList('THEME_LIST') ?? []).map(({ id, name }) => (
        <Theme key={id} id={id} name={format.name(name)} />
      ))}
    </div>
  );
}

function Theme({ id, name }: { id: string; name: string }) {
  const values = useQuery(themeValuesOptions(id)).data;
  const current = useTheme();
  if (!values) return <Skeleton width={104} height={98} />;
  return (
    <ThemeTile name={name} values={values} selected={current === id} onSelect={() => void chooseTheme(id)} />
  );
}
