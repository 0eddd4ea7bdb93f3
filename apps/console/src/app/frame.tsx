import { grantOf } from '@tessera/protocol/console-permissions';
import { SkeletonText } from '@tessera/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useGrant, useOperator } from '../data/session.ts';
import { Boundary } from '../parts/boundary.tsx';
import { goTo, useAddress } from '../platform/address.ts';
import { useT } from '../platform/i18n.ts';
import { type KeyMap, useKeys } from '../platform/keys.ts';
import styles from './frame.module.css';
import { Nav } from './nav.tsx';
import { type ConsolePage, pages } from './pages.ts';
import { TopBar } from './top-bar.tsx';

/** Come after the first page, and then stay: what is typed after Ctrl-K finds the palette there, and the focus returns when they close. */
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const SupportWatch = lazy(async () => ({
  default: (await import('./support-watch.tsx')).SupportWatch,
}));

/** The frame: menu, top bar, the page of the address, the command palette and the list of keys. */
export function Frame() {
  const t = useT();
  const { role } = useOperator();
  const hasSupport = useGrant('service.read') !== undefined;
  const [over, setOver] = useState<'palette' | 'keys'>();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const mine = pages.filter(({ needs, whole = false }) => {
    const grant = needs && grantOf(role, needs);
    return !needs || (grant && (!whole || grant.scope === 'all'));
  });
  const address = useAddress();
  // An address without a page, or with one of another role, leads to the first page.
  const page: ConsolePage | undefined = mine.find(({ id }) => id === address.page) ?? mine[0];
  const title = page ? t(page.title) : '';
  useEffect(() => {
    document.title = `${title} · Tessera`;
  }, [title]);
  useKeys({
    '?': () => setOver('keys'),
    ...(Object.fromEntries(mine.map(({ id, key }) => [`g ${key}`, () => goTo(id)])) as KeyMap),
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOver((shown) => (shown === 'palette' ? undefined : 'palette'));
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
  if (!page) return null;
  const Screen = page.screen;
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        {t('skip_to_page')}
      </button>
      <Nav pages={mine} current={page.id} />
      <div className={styles.side}>
        <TopBar page={page} onPalette={() => setOver('palette')} onKeys={() => setOver('keys')} />
        <Suspense key={page.id} fallback={<SkeletonText lines={8} />}>
          <Boundary message={t('page_failed')} reload={t('reload')}>
            <Screen />
          </Boundary>
        </Suspense>
      </div>
      {hasSupport && (
        <Suspense>
          <SupportWatch />
        </Suspense>
      )}
      {isShown && (
        <Suspense>
          <Palette open={over === 'palette'} pages={mine} onClose={() => setOver(undefined)} />
          <KeysDialog open={over === 'keys'} pages={mine} onClose={() => setOver(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
