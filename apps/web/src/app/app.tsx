import { type UiText, UiTextProvider } from '@tessera/ui';
import { Activity, lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { gateStore, useStartStep } from '../features/entry/index.ts';
import { Section } from '../platform/errors/index.ts';
import { useT } from '../platform/i18n/index.ts';
import { useStepBehind } from '../platform/lazy/index.ts';
import { metaOf, PageHost, type RouteMeta, useCurrentRoute } from '../platform/navigation/index.ts';
import { useFrame } from './frame.ts';

const ClosedScreen = lazy(async () => {
  const { ClosedScreen: screen } = await import('../features/entry/screens/closed-screen.tsx');
  return { default: screen };
});

/**
 * The static splash of the page needs no code. A start longer than this replaces it by the splash component, which shows the
 * steps.
 */
const SPLASH_AFTER_MS = 1_500;
const Splash = lazy(async () => {
  const { Splash: splash } = await import('../features/entry/splash.tsx');
  return { default: splash };
});

/** Dialogs, toasts and the overlay load after the first page; until then their messages wait in the stores. */
const Overlays = lazy(async () => {
  const { Overlays: overlays } = await import('./overlays.tsx');
  return { default: overlays };
});

/** The whole client: the frame with its pages or the closed screen, and the overlays above both. */
export function App() {
  const t: UiText = useT();
  const closed = useStore(gateStore, (gate) => gate.closed);
  const route = useCurrentRoute();
  // Renders the first page in slices of a few milliseconds: in one piece it would block a slow phone for a tenth of a second.
  const isReached = useDeferredValue(route !== undefined);
  const current = isReached ? route : undefined;
  const place = current && metaOf(current.name).place;
  const covered = place === 'full';
  // Rendered with the first page: before it there are no texts for the frame.
  const Frame = useFrame();
  const standing = closed || current !== undefined;
  const wantsSplash = useSlowStart() && !standing;
  useEffect(() => {
    if (standing) document.getElementById('splash')?.remove();
  }, [standing]);
  return (
    <UiTextProvider text={t}>
      <Activity mode={closed ? 'hidden' : 'visible'}>
        {Frame && current && (
          <Activity mode={covered ? 'hidden' : 'visible'}>
            <Behind dialog={place === 'over'}>
              <Frame />
            </Behind>
          </Activity>
        )}
        {isReached && <PageHost places={['full', 'over']} renderScreen={alone} />}
      </Activity>
      {closed && (
        <Suspense fallback={null}>
          <ClosedScreen />
        </Suspense>
      )}
      {wantsSplash && (
        <Suspense fallback={null}>
          <Splash />
        </Suspense>
      )}
      {current && (
        <Suspense fallback={null}>
          <Overlays covered={closed} />
        </Suspense>
      )}
    </UiTextProvider>
  );
}

/** Delays the page behind the dialog that a visit starts with, until the dialog is rendered. */
function Behind({ dialog, children }: { dialog: boolean; children: ReactNode }): ReactNode {
  const [waits] = useState(dialog);
  const stands = useStepBehind();
  return waits && !stands ? null : children;
}

/** Whether the start has taken longer than usual, or has failed. */
function useSlowStart(): boolean {
  const failed = useStartStep() === 'failed';
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPLASH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late || failed;
}

function alone(screen: ReactNode, meta: RouteMeta): ReactNode {
  return <Section name={meta.path || 'home'}>{screen}</Section>;
}
