import type { NoticeTitleProps } from './notice-title-props.ts';

/** On phones the bar at the top names the kind of page, and the title begins the article. */
export function ArticleTitle({ children, className }: NoticeTitleProps) {
  return <h2 className={className}>{children}</h2>;
}
