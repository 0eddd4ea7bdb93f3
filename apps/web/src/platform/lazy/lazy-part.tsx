import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a screen whose code loads at its first use and not with the screen: `const Terms = lazyPart(async () => (await
 * import('./terms.tsx')).Terms)`.
 *
 * Until the code is loaded `waiting` is shown instead; if loading fails, the surrounding section shows the error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
