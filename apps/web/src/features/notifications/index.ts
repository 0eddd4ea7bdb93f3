export { NotificationBell } from './notification-bell.tsx';
export { noteQuietly, startNotifications } from './notifications-store.ts';
