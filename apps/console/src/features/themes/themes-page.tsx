import { inLanguage } from '@tessera/messages/languages';
import { Button, Skeleton, SkeletonText } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Page, Views } from '../../parts/page.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { ColourFields } from './colour-fields.tsx';
import { type ThemeRow, useThemes } from './theme-data.ts';
import styles from './themes.module.css';
import { type Colours, readTyped } from './typed-colours.ts';

/** Have files of their own: what only shows, and what is opened. */
const ThemePreview = lazy(async () => ({ default: (await import('./theme-preview.tsx')).ThemePreview }));
const PublishTheme = lazy(async () => ({ default: (await import('./publish-theme.tsx')).PublishTheme }));

/** The themes: their colours, a preview that follows what is typed, and what is proposed of it. */
export function ThemesPage() {
  const t = useT();
  const { params } = useAddress();
  const { data, error } = useThemes();
  const theme = data?.items.find(({ id }) => id === params.view) ?? data?.items[0];
  if (theme && data)
    return <ThemeEditor key={`${theme.id} ${theme.version}`} theme={theme} themes={data.items} />;
  return (
    <Page title={t('page_themes')} sub={t('themes_about')}>
      <ListFailure error={error} />
      {!error && <SkeletonText lines={8} />}
    </Page>
  );
}

function ThemeEditor({ theme, themes }: { theme: ThemeRow; themes: readonly ThemeRow[] }) {
  const t = useT();
  const language = useLanguage();
  const { params } = useAddress();
  const [colours, setColours] = useState<Colours>(theme.changes);
  const typed = readTyped(theme.built, colours);
  const nameOf = ({ id, name }: ThemeRow) => inLanguage(name, language) ?? id;
  const count = Object.keys(typed.changes ?? colours).length;
  return (
    <Page
      title={t('page_themes')}
      sub={t('themes_about')}
      acts={
        <>
          <Button disabled={Object.keys(colours).length === 0} onClick={() => setColours({})}>
            {t('theme_to_shipped')}
          </Button>
          <Button variant="primary" onClick={() => changeParams({ view: theme.id, id: 'publish' })}>
            {t('theme_to_publish')}
          </Button>
        </>
      }
      panel={
        params.id === 'publish' && (
          <PublishTheme title={nameOf(theme)} theme={theme} typed={typed} onPick={setColours} />
        )
      }
      foot={
        <>
          <span>{t('theme_only_here')}</span>
          <span>{t('colours_n', { n: count })}</span>
        </>
      }
    >
      <Views
        page="themes"
        label={t('page_themes')}
        current={theme.id}
        views={themes.map((one) => ({ id: one.id, name: nameOf(one) }))}
      />
      <div className={styles.split}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus. */}
        <section className={styles.fields} tabIndex={0} aria-label={t('colours')}>
          <ColourFields
            built={theme.built}
            typed={colours}
            pairs={typed.pairs}
            onType={(name, value) => setColours({ ...colours, [name]: value })}
          />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus. */}
        <section className={styles.preview} tabIndex={0} aria-label={t('theme_preview')}>
          <Suspense fallback={<Skeleton height={560} />}>
            <ThemePreview values={typed.values} />
          </Suspense>
        </section>
      </div>
    </Page>
  );
}
