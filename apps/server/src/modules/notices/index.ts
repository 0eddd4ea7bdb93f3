/** Notices: what the platform tells its players, in versions, and which of them each account has seen. */
export { noticesChanged } from './changed.ts';
export { cleanHtml, isBlank, lossesOf, withoutControls } from './clean-html.ts';
export { OPEN_MAX } from './deps.ts';
export { noticesSeen } from './events.ts';
export {
  bodyOf,
  endedNotices,
  latestNotice,
  lockNotice,
  type NoticeRow,
  type NoticeVersion,
  noticeVersions,
  openNotices,
  othersOpen,
} from './for-console.ts';
export { noticesModule } from './module.ts';
export { faultOf, noticeFields, noticeId } from './notice-fields.ts';
export { noticeActions } from './operator-actions.ts';
export {
  blankIn,
  cleanBody,
  installNotice,
  type NewNotice,
  stopNotice,
  writeNotice,
} from './write-notices.ts';
