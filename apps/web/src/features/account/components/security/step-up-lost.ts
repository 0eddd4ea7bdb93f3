import { createContext } from 'react';

/** Returns to the step-up when the server reports that it has expired. */
export const StepUpLost = createContext<() => void>(() => undefined);
