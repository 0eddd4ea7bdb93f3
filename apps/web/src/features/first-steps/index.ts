import { lazyPart } from '../../platform/lazy/index.ts';

/** The introduction cards; their code loads with the first session, or when opened again. */
export const FirstSteps = lazyPart(async () => (await import('./components/first-steps.tsx')).FirstSteps);
