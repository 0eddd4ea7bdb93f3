import { createLucideIcon } from 'lucide-react';

/** A red packet (红包), which the icon library lacks: an envelope, its flap and the coin that closes it. */
export const RedPacket = createLucideIcon({
  name: 'red-packet',
  size: 24,
  node: [
    ['rect', { x: '5', y: '2', width: '14', height: '20', rx: '2.5', key: 'envelope' }],
    ['path', { d: 'M5 6.5c1.2 2.3 2.6 3.7 4.4 4.4M19 6.5c-1.2 2.3-2.6 3.7-4.4 4.4', key: 'flap' }],
    ['circle', { cx: '12', cy: '11.5', r: '2.7', key: 'coin' }],
  ],
});
