import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { focusAfterPaint } from '../lazy/index.ts';
import { useKeptScroll } from './keep-scroll.ts';
import styles from './page.module.css';
import type { Page } from './page-cache.ts';
import { PageContext, type PageSelf } from './page-context.ts';
import { routeStore } from './route-store.ts';
import { metaOf, type RouteMeta } from './routes.ts';
import { useScreen } from './screens.ts';

/** Properties of a page's top bar. */
export interface PageBar {
  meta: RouteMeta;
  /** The page's own heading, if the screen has none. */
  heading: ReactNode;
  titleRef: (element: HTMLElement | null) => void;
  actionRef: (element: HTMLElement | null) => void;
}

export interface PageFrameProps {
  page: Page;
  /** Visible, but under another page: its content is inert. */
  behind: boolean;
  renderBar?: ((bar: PageBar) => ReactNode) | undefined;
  renderScreen: (screen: ReactNode, meta: RouteMeta) => ReactNode;
}

/** One page: its own scroller, its heading and, on phones, its top bar. */
export function PageFrame({ page, behind, renderBar, renderScreen }: PageFrameProps) {
  const root = useRef<HTMLElement>(null);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const [actionSlot, setActionSlot] = useState<HTMLElement | null>(null);
  const [headings, setHeadings] = useState(0);
  const holdHeading = useCallback(() => {
    setHeadings((count) => count + 1);
    return () => setHeadings((count) => count - 1);
  }, []);
  // The first page of a visit has no entry animation.
  const [enters] = useState(() => routeStore.getState().loaded.size > 1);
  const meta = metaOf(page.name);
  const hasBar = renderBar !== undefined && meta.phoneBar !== 'own';
  const self = useMemo<PageSelf>(
    () => ({ target: page, behind, hasBar, titleSlot, actionSlot, holdHeading }),
    [page, behind, hasBar, titleSlot, actionSlot, holdHeading],
  );
  useKeptScroll(root);
  useHeadingFocus(root, meta.place !== 'over' && !behind);
  const Screen = useScreen(page.name);
  const heading = headings === 0 && meta.place !== 'full' && (
    <OwnHeading meta={meta} visible={hasBar && meta.phoneBar === 'inner'} />
  );
  return (
    <PageContext value={self}>
      <section
        ref={root}
        className={styles.page}
        data-screen={page.name}
        data-enters={enters || undefined}
        inert={behind}
      >
        {hasBar ? renderBar?.({ meta, heading, titleRef: setTitleSlot, actionRef: setActionSlot }) : heading}
        <div className={styles.scroller} data-scroller="">
          {Screen && renderScreen(<Screen />, meta)}
        </div>
      </section>
    </PageContext>
  );
}

function OwnHeading({ meta, visible }: { meta: RouteMeta; visible: boolean }) {
  const t = useT();
  return (
    <h1 tabIndex={-1} className={visible ? undefined : styles.heading}>
      {t(meta.title ?? 'route_home')}
    </h1>
  );
}

/** Moves the focus to the page's heading when the page is shown, unless an element in it already has the focus. */
function useHeadingFocus(root: React.RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    return focusAfterPaint(() => {
      const element = root.current;
      if (!element || element.contains(document.activeElement)) return null;
      // A heading of the screen follows the page heading that it is about to replace.
      return [...element.querySelectorAll('h1')].at(-1);
    });
  }, [root, wanted]);
}
