export { zoneText } from './moment-text.ts';
export { useMoment } from './use-moment.ts';
