/** Generators of contents, draws, and contents with draws, for property tests of this and other packages. */
export { arbContent, arbDraw, arbTicket, type ContentBounds } from './arbitraries.ts';
export { arbDrawNear } from './draws-near.ts';
