import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

/** The build with these environment values; each call imports its own module instance. */
async function builtWith(name: string, values: Readonly<Record<string, string>>): Promise<object> {
  for (const [key, value] of Object.entries(values)) vi.stubEnv(key, value);
  const file = `./build.ts?${name}`;
  return (await import(/* @vite-ignore */ file)).build;
}

test('[R1.6] a build without values has the required defaults and uses the origin of its own page', async () => {
  expect(await builtWith('plain', {})).toEqual({
    device: 'pc',
    template: 'pc-ky',
    version: 101,
    resultsPortal: false,
    removeCopyright: false,
    apiBase: '',
    socketBase: '',
    siteHosts: [],
  });
});

test('[R1.6] a build uses the given values; a flag is set only by 1', async () => {
  const values = {
    VITE_TEMPLATE: 'pc-other',
    VITE_APP_VERSION: '205',
    VITE_168KJ: '1',
    VITE_REMOVE_COPYRIGHT: 'true',
    VITE_API_BASE: 'https://api.example',
    VITE_SOCKET_BASE: 'https://live.example',
    VITE_SITE_HOSTS: 'a.example,b.example',
  };
  expect(await builtWith('given', values)).toMatchObject({
    template: 'pc-other',
    version: 205,
    resultsPortal: true,
    removeCopyright: false,
    apiBase: 'https://api.example',
    socketBase: 'https://live.example',
    siteHosts: ['a.example', 'b.example'],
  });
});
