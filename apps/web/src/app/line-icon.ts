import { type ComponentType, createElement, type SVGProps } from 'react';

/** An icon as the library's files hold it: shapes on a ground of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Makes the component of a line icon. Stands in for the icon library's own maker, which the build swaps for it: every icon
 * is drawn by `<Icon>`, which gives size, stroke and label itself.
 */
export function createLineIcon({
  node,
}: IconData): ComponentType<SVGProps<SVGSVGElement> & { size?: number }> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function LineIcon({ size = 24, ...rest }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      shapes,
    );
  };
}

export { createLineIcon as default };
