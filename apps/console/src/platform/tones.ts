/** What a state asks of people: nothing, patience, attention, action; `off` for what has ended. */
export type StateTone = 'ok' | 'info' | 'warn' | 'bad' | 'off';
