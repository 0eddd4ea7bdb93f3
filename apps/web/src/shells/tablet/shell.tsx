import type { ReactNode } from 'react';
import { isVisitor, useUser } from '../../data/session/index.ts';
import { Section } from '../../platform/errors/index.ts';
import { lazyPart } from '../../platform/lazy/index.ts';
import {
  metaOf,
  type PageBar,
  PageHost,
  type RouteMeta,
  type RouteName,
  useCurrentRoute,
} from '../../platform/navigation/index.ts';
import { TopBar } from '../phone/top-bar.tsx';
import { ConnectionBar } from '../shared/connection-bar.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';

const AccountPane = lazyPart(async () => (await import('./account-pane.tsx')).AccountPane);

/** Account pages with two panes of their own, which leave no room for the menu. */
const paired: readonly RouteName[] = ['record-bet'];

/**
 * The frame of tablets: header, rail, and the pages with their top bars. The window decides (`shell.module.css`): below 600 px the
 * rail is a bar at the bottom and pages have the whole window; from 840 px on the account menu is beside its pages.
 */
export function TabletShell() {
  const current = useCurrentRoute();
  const meta = current && metaOf(current.name);
  const visitor = useUser(isVisitor);
  const hasMenu = current && meta?.place === 'user' && !visitor && !paired.includes(current.name);
  return (
    <div className={styles.shell} inert={meta?.place === 'over'}>
      <SkipLink />
      <Header />
      <ConnectionBar />
      <div className={styles.body}>
        <Rail current={current?.name} low={meta?.tab === undefined} />
        {hasMenu && (
          <Section name="navigation">
            <AccountPane current={current.name} />
          </Section>
        )}
        <main className={styles.main} tabIndex={-1} data-pane>
          <PageHost framed places={['main', 'user']} renderBar={drawBar} renderScreen={layOut} />
        </main>
      </div>
    </div>
  );
}

function drawBar(bar: PageBar): ReactNode {
  return (
    <div className={styles.bar} data-kind={bar.meta.phoneBar}>
      <TopBar {...bar} />
    </div>
  );
}

function layOut(screen: ReactNode, meta: RouteMeta): ReactNode {
  return (
    <div className={meta.phoneBar === 'own' ? undefined : styles.content}>
      <Section name={meta.path || 'home'}>{screen}</Section>
    </div>
  );
}
