export {
  clearNotifications,
  markRead,
  type Note,
  type Notification,
  type NotificationKind,
  note,
  notificationsStore,
  startNotifications,
} from './notifications-store.ts';
export { tell } from './tell.ts';
