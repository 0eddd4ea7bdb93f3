import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { Preferences } from '@capacitor/preferences';
import { LiveUpdate } from '@capawesome/capacitor-live-update';
import type { ShellPlugins } from './capacitor-host.ts';

/** The plugins of the shell that this page runs in. */
export function plugins(): ShellPlugins {
  return {
    system: Capacitor.getPlatform() === 'ios' ? 'ios' : 'android',
    app: App,
    preferences: Preferences,
    liveUpdate: LiveUpdate,
  };
}
