/** Steps of a rebate slider, ppm: 0.1 per cent, or 0.01 where the highest rebate is no whole step. */
const STEP_PPM = 1_000;
const FINE_STEP_PPM = 100;

/**
 * The most rebate that a player may take on a lottery, ppm.
 *
 * @param lottery - The most that the lottery gives.
 * @param member - The rate of a member of a team; null or absent for other players.
 */
export const rebateMax = (lottery: number, member: number | null | undefined): number =>
  Math.min(lottery, member ?? lottery);

/** Step of a slider that ends at `max`, ppm. */
export const rebateStep = (max: number): number => (max % STEP_PPM === 0 ? STEP_PPM : FINE_STEP_PPM);
