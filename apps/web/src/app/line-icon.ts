import { type ComponentType, createElement, type SVGProps } from 'react';

/** An icon as stored in the library's files: shapes on a 24 by 24 grid. */
interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Creates the component of a line icon. The build replaces the icon library's own factory by this one: every icon is drawn by
 * `<Icon>`, which sets size, stroke and label itself.
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
