import { Activity } from 'react';
import { useStore } from 'zustand';
import { useStepBehind } from '../lazy/index.ts';
import { isOver } from './looks.ts';
import { standing } from './page-cache.ts';
import { useCurrentRoute } from './page-context.ts';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';
import { routeStore } from './route-store.ts';
import { metaOf, type RouteMeta } from './routes.ts';

export interface PageHostProps {
  /** Pages of these places are rendered here. */
  places: readonly RouteMeta['place'][];
  /** Renders them one step after the frame; behind a dialog, where both are inert, together with it. */
  framed?: boolean;
  /** Renders the top bar of a page; absent on desktop. */
  renderBar?: PageFrameProps['renderBar'];
  /** Lays out each screen and wraps it, e.g. in an error boundary. */
  renderScreen: PageFrameProps['renderScreen'];
}

/** All cached pages of some places; the effects of hidden pages are stopped (R2.16). */
export function PageHost({ places, framed = false, renderBar, renderScreen }: PageHostProps) {
  const pages = useStore(routeStore, (state) => state.pages);
  const current = useCurrentRoute();
  const behindFrame = useStepBehind();
  const isBackground = current !== undefined && isOver(current);
  if (framed && !behindFrame && !isBackground) return null;
  return pages
    .filter(({ name }) => places.includes(metaOf(name).place))
    .map((page) => {
      const state = standing(page, current);
      return (
        <Activity key={`${page.name} ${page.key}`} mode={state === 'hidden' ? 'hidden' : 'visible'}>
          <PageFrame
            page={page}
            behind={state === 'behind'}
            renderBar={renderBar}
            renderScreen={renderScreen}
          />
        </Activity>
      );
    });
}
