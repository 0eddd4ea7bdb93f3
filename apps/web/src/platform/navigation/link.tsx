import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { push, replace } from './navigator.ts';
import type { RouteName } from './routes.ts';
import { type Params, printHash } from './target.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: RouteName;
  params?: Params;
  /** Replaces the current page in the history. */
  replaces?: boolean;
  children: ReactNode;
}

/** A link to a page: a real URL for new tabs and keyboards, client-side navigation for a plain click. */
export function Link({ to, params = {}, replaces, onClick, children, ...rest }: LinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    void (replaces ? replace : push)(to, params);
  };
  return (
    <a {...rest} href={printHash({ name: to, params })} onClick={handleClick}>
      {children}
    </a>
  );
}
