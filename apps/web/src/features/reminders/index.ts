import { lazyPart } from '../../platform/lazy/index.ts';

/** Reminders above every page; the code loads when the player turns them on. */
export const DrawReminders = lazyPart(
  async () => (await import('./components/draw-reminders.tsx')).DrawReminders,
);
