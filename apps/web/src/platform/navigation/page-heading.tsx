import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusAfterPaint } from '../lazy/index.ts';
import { usePage } from './page-context.ts';

/**
 * The only heading (`h1`) of a page if the route's title is not enough, such as the name of a lottery. It is rendered in
 * place, or in the page's top bar if the frame renders one. Without it the page shows the route's title.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const { hasBar, titleSlot, holdHeading } = usePage();
  const [element, setElement] = useState<HTMLHeadingElement | null>(null);
  useLayoutEffect(() => holdHeading(), [holdHeading]);
  useEffect(() => focusAfterPaint(() => (isFocusFree() ? element : null)), [element]);
  const heading = (
    <h1 ref={setElement} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
  if (!hasBar) return heading;
  return titleSlot ? createPortal(heading, titleSlot) : null;
}

/** The page's own heading may have the focus when this one replaces it. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.tagName === 'H1';
}

/** The only action at the end of the page's top bar; without a bar it is rendered in place. */
export function PageAction({ children }: { children: ReactNode }) {
  const { hasBar, actionSlot } = usePage();
  if (!hasBar) return children;
  return actionSlot ? createPortal(children, actionSlot) : null;
}
