export { NotificationBell } from './notification-bell.tsx';
export { startNotifications } from './notifications-store.ts';
