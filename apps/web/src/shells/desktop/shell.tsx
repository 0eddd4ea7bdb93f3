import type { ReactNode } from 'react';
import { isVisitor, useUser } from '../../data/session/index.ts';
import { Section } from '../../platform/errors/index.ts';
import { metaOf, PageHost, type RouteMeta, useCurrentRoute } from '../../platform/navigation/index.ts';
import { ConnectionBar } from '../shared/connection-bar.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { AccountNav } from './account-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LotteryNav } from './lottery-nav.tsx';
import styles from './shell.module.css';

/** The desktop frame: header, side navigation, and the pages next to it, each with its own scroller. */
export function DesktopShell() {
  const current = useCurrentRoute();
  const meta = current && metaOf(current.name);
  const place = meta?.place ?? 'main';
  // A visitor who looks at a page of the account frame has no account.
  const visitor = useUser(isVisitor);
  return (
    <div className={styles.shell} inert={place === 'over'}>
      <SkipLink />
      <Header />
      <ConnectionBar />
      <div className={styles.body}>
        {!meta?.wide && (
          <Section name="navigation">
            {place === 'user' && !visitor ? <AccountNav /> : <LotteryNav />}
          </Section>
        )}
        <main className={styles.main} tabIndex={-1}>
          <PageHost framed places={['main', 'user']} renderScreen={layOut} />
        </main>
      </div>
    </div>
  );
}

function layOut(screen: ReactNode, meta: RouteMeta): ReactNode {
  return (
    <div className={styles.page}>
      <div className={styles.content} data-place={meta.place}>
        <Section name={meta.path || 'home'}>{screen}</Section>
      </div>
      <Footer />
    </div>
  );
}
