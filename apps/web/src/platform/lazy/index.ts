export { afterPaint } from './after-paint.ts';
export { focusAfterPaint } from './focus-after-paint.ts';
export { inFile } from './in-file.ts';
export { lazyPart } from './lazy-part.tsx';
export { useReached } from './use-reached.ts';
export { usePieces, useStepBehind, useSteps } from './use-step-behind.ts';
export { whenIdle } from './when-idle.ts';
