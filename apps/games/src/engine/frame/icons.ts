import { svg } from '../element.ts';

/** Line icons of the frame's buttons on a grid of 24. */
const paths = {
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.75l4.5 4.5M20.5 9.75 16 14.25',
  history: 'M4.2 9.5A8.3 8.3 0 1 1 3.7 12M3.5 5v4.75h4.75M12 7.5V12l3 2',
  verify: 'M12 3.2 19 6v5.4c0 4.4-2.9 7.7-7 9.4-4.1-1.7-7-5-7-9.4V6zM8.7 12l2.3 2.4 4.4-4.8',
  rules: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.2M12 7.9v.1',
  close: 'm6.5 6.5 11 11M17.5 6.5l-11 11',
  copy: 'M9 9h9.5v10.5H9zM6 15H5V4.5h9.5V6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm7 7 10 10M17 7 7 17',
  up: 'm6.5 14.5 5.5-5.5 5.5 5.5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
};

export type IconName = keyof typeof paths;

export const icon = (name: IconName, size = 20): SVGSVGElement =>
  svg(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    svg('path', { d: paths[name] }),
  );
