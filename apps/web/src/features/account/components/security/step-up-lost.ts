import { createContext } from 'react';

/** Leads back to the step-up when the service says that it has run out. */
export const StepUpLost = createContext<() => void>(() => undefined);
