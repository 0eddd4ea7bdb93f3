/** Puts the site on the device like an app, when the player asks for it. */
export { askInstall, useInstallWay, watchInstall } from './install.ts';
