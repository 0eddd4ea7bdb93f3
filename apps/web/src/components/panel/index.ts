export { DetailPane } from './detail-pane.tsx';
export { useTwoPanes } from './pane-store.ts';
export { Panel } from './panel.tsx';
