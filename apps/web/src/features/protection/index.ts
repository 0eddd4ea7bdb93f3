/** Responsible play: where the player stands, the way to a break, and the questions that come with time. */
export { ProtectionHost } from './components/protection-host.tsx';
export { RealityStrip } from './components/reality-strip.tsx';
export { StopButton } from './components/stop-button.tsx';
export { awayAt, hoursOf } from './model/away.ts';
export { noteRefusals, startProtection, useProtection } from './play-state.ts';
