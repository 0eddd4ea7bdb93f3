/** Whether more players of a race go without a prize than win one. */
export const mostWinNothing = (players: number, prizes: number): boolean => players > 2 * prizes;
