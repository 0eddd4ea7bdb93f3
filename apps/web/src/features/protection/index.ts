/** Responsible play: play state, breaks, and the timed dialogs. */
export { ProtectionHost } from './components/protection-host.tsx';
