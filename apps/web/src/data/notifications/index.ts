export {
  markRead,
  type Notification,
  noteQuietly,
  notificationsStore,
  startNotifications,
} from './notifications-store.ts';
