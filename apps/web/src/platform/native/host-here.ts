import { build } from '../device/index.ts';
import type { AppHost } from './app-host.ts';

let host: Promise<AppHost> | undefined;

/** The host of this page: the native shell, or the browser that the app's build was opened in. */
export function appHost(): Promise<AppHost> {
  host ??= 'Capacitor' in window ? nativeHost() : import('./web-host.ts').then(({ webHost }) => webHost());
  return host;
}

async function nativeHost(): Promise<AppHost> {
  const [{ createCapacitorHost }, { plugins }] = await Promise.all([
    import('./capacitor-host.ts'),
    import('./plugins.ts'),
  ]);
  return createCapacitorHost(plugins(), build.version);
}
