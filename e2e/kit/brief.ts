/** Whether this is the short run of journeys within `npm test`. */
export const isBrief = process.env.E2E_BRIEF === '1';
