import { Bars } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { refreshWatchedDraws } from '../../data/draws/index.ts';
import { refreshBalance } from '../../data/session/index.ts';
import { followFinger, type Gesture } from '../../platform/gestures/index.ts';
import { ignoreFailure, readToken } from '../../platform/http/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { metaOf, type RouteName } from '../../platform/navigation/index.ts';
import { markStale } from '../../platform/query/index.ts';
import styles from './pull-refresh.module.css';

/** Pull distance that refreshes the page, px. */
const ENOUGH_PX = 72;
/** Maximum distance of the mark, px. */
const FARTHEST_PX = 96;
/** Minimum time the mark is shown, so that the player notices the refresh, ms. */
const SEEN_MS = 600;

/** Pulling down the top of a list or of home refreshes it; returning to the page does the same. */
export function PullRefresh() {
  const t = useT();
  const mark = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const follow = (px: number) => mark.current?.style.setProperty('--pulled', `${px}px`);
    const pull: Gesture = {
      move: ({ dx, dy }) => follow(dy > Math.abs(dx) ? Math.min(dy, FARTHEST_PX) : 0),
      end: ({ dx, dy }) => {
        follow(0);
        if (dy < ENOUGH_PX || dy < 2 * Math.abs(dx)) return;
        setBusy(true);
        void refresh().finally(() => setBusy(false));
      },
      cancel: () => follow(0),
    };
    return followFinger((start) => (canPull(start) ? pull : undefined));
  }, []);
  return (
    <div ref={mark} className={styles.root} data-busy={busy || undefined} role="status">
      <span className={styles.mark}>
        <Bars />
        {busy && <span className={styles.said}>{t('refreshing')}</span>}
      </span>
    </div>
  );
}

function canPull(start: Element): boolean {
  const page = start.closest<HTMLElement>('[data-screen]');
  const scroller = start.closest('[data-scroller]');
  if (!page || !scroller || scroller.scrollTop > 0 || start.closest('dialog, input, canvas')) return false;
  return metaOf(page.dataset.screen as RouteName).pullable === true;
}

async function refresh(): Promise<void> {
  markStale([]);
  const signedIn = (await readToken()) !== null;
  await Promise.all([
    refreshWatchedDraws(),
    signedIn ? ignoreFailure('balance', refreshBalance()) : undefined,
    new Promise((resolve) => setTimeout(resolve, SEEN_MS)),
  ]);
}
