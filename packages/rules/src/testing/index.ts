/** Generators of contents, draws and tickets for property tests of this and other packages. */
export { arbContent, arbDraw, arbDrawNear, arbTicket, type ContentBounds } from './arbitraries.ts';
