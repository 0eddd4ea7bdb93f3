import type { ReactNode } from 'react';
import { Section } from '../../platform/errors/index.ts';
import { inFile, lazyPart } from '../../platform/lazy/index.ts';
import {
  metaOf,
  type PageBar,
  PageHost,
  type RouteMeta,
  useCurrentRoute,
} from '../../platform/navigation/index.ts';
import { ConnectionBar } from '../shared/connection-bar.tsx';
import styles from './shell.module.css';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const PullRefresh = lazyPart(
  inFile('after-home', async () => (await import('./pull-refresh.tsx')).PullRefresh),
);

/** The phone frame: pages with their own top bar, and the tab bar on the pages that show it. */
export function PhoneShell() {
  const current = useCurrentRoute();
  const meta = current && metaOf(current.name);
  const isOver = meta?.place === 'over';
  return (
    <div className={styles.shell} inert={isOver}>
      <ConnectionBar />
      <main className={styles.main} tabIndex={-1}>
        <PullRefresh />
        <PageHost framed places={['main', 'user']} renderBar={drawBar} renderScreen={layOut} />
      </main>
      {(meta?.tab || isOver) && <TabBar lit={meta?.tab ?? 'home'} />}
    </div>
  );
}

function drawBar(bar: PageBar): ReactNode {
  return <TopBar {...bar} />;
}

function layOut(screen: ReactNode, meta: RouteMeta): ReactNode {
  return (
    <div className={meta.phoneBar === 'own' ? undefined : styles.content}>
      <Section name={meta.path || 'home'}>{screen}</Section>
    </div>
  );
}
