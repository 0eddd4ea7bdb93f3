import { afterEach, expect, test, vi } from 'vitest';
import { withDevice } from '../platform/device/index.ts';
import { loadDeviceSecret } from './device-secret.ts';

afterEach(() => void vi.unstubAllGlobals());

test('[A9] the native app sends one secret of its device with every call, in the form that the server takes', async () => {
  vi.stubGlobal('__DEVICE__', 'app');
  await loadDeviceSecret();
  const first = withDevice('Device');
  expect(first.Device).toMatch(/^[A-Za-z0-9_-]{43}$/);
  await loadDeviceSecret();
  expect(withDevice('Device')).toEqual(first);
});

test('[A9] a browser sends none: it has cookies', async () => {
  await loadDeviceSecret();
  vi.stubGlobal('__DEVICE__', 'wap');
  expect(withDevice('Device')).toEqual({});
});
