export type { AppHost, StartedPage } from './app-host.ts';
export { appHost } from './host-here.ts';
