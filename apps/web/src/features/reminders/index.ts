import { lazyPart } from '../../platform/lazy/index.ts';

/** Above every page, for who has asked to be reminded; its code comes with the wish. */
export const DrawReminders = lazyPart(
  async () => (await import('./components/draw-reminders.tsx')).DrawReminders,
);
