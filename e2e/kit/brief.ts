/** Whether this is the run of journeys within `npm test`, which has little time. */
export const isBrief = process.env.E2E_BRIEF === '1';
