export { RealityStrip } from './reality-strip.tsx';
export { StopButton } from './stop-button.tsx';
