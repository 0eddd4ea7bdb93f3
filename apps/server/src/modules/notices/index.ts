/** Notices: what the platform tells its players, in versions, and which of them each account has seen. */
export { cleanHtml } from './clean-html.ts';
export { noticesSeen } from './events.ts';
export { noticesModule } from './module.ts';
export { noticeActions } from './operator-actions.ts';
export { installNotice, type NewNotice } from './write-notices.ts';
