import { lazyPart } from '../../platform/lazy/index.ts';

/** The cards themselves; their code comes with the first session, or when they are wanted again. */
export const FirstSteps = lazyPart(async () => (await import('./components/first-steps.tsx')).FirstSteps);
export { useFirstSession } from './use-first-session.ts';
