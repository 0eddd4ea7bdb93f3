export {
  clearNotifications,
  markRead,
  type Notification,
  type NotificationKind,
  note,
  notificationsStore,
  startNotifications,
} from './notifications-store.ts';
export { tell } from './tell.ts';
