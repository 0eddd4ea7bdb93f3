/** Remembers the answer until the tab is closed. */
const KEY = 'limits-asked';

/** Whether the player has already answered, in this session, the question for a deposit limit. */
export const wasAsked = (): boolean => sessionStorage.getItem(KEY) !== null;

/** The player goes on without a limit: this session does not ask again. */
export const noteAsked = (): void => sessionStorage.setItem(KEY, '1');
