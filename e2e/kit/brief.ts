/** Whether this is the short run of journeys within `npm test`. */
export const isBrief = process.env.E2E_BRIEF === '1';

/** Whether this is the shortest run: `npm test` leaves long journeys, and one of two devices, to CI and to `npm run e2e`. */
export const isBriefest = process.env.TEST_BRIEF === '1';

/**
 * Themes of the short run: a light one, a dark one, and one with a dark header over a light page. Unit tests check the
 * contrast of each colour pair in all five themes.
 */
export const shortThemes = ['theme-default', 'theme-dark', 'theme-festive'];
