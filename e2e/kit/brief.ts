/** Whether this is the short run of journeys within `npm test`. */
export const isBrief = process.env.E2E_BRIEF === '1';

/** Whether journeys that take a minute and more are left out: `npm test` leaves them to CI and to `npm run e2e`. */
export const isBriefest = process.env.TEST_BRIEF === '1';

/**
 * Themes of the short run: a light one, a dark one, and one with a dark header over a light page. Unit tests check the
 * contrast of each colour pair in all five themes.
 */
export const shortThemes = ['theme-default', 'theme-dark', 'theme-festive'];
