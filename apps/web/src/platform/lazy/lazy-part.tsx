import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a screen whose code comes with its first use and not with the screen:
 * `const Terms = lazyPart(async () => (await import('./terms.tsx')).Terms)`.
 *
 * Until the code is there `waiting` stands in its place; when it cannot be had, the section around it says so.
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
