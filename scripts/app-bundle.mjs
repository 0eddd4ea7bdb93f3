/**
 * `npm run app:bundle -- --version 102 [--min-native 1] [--days 60] [--out app-release]`: builds the native app's client and packs it
 * for signing (`docs/operations.md`, "Releases of the app"). The build's values come from the environment, see `apps/web/README.md`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root, tool } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

/** Without these a built app would reach no server, or could never be updated again. */
const NEEDED = ['VITE_API_BASE', 'VITE_SITE_HOSTS', 'VITE_APP_KEYS'];

const one = { type: 'string' };
const { values } = parseArgs({
  options: {
    version: one,
    'min-native': { ...one, default: '1' },
    days: { ...one, default: '60' },
    out: { ...one, default: 'app-release' },
  },
});
const missing = [
  ...(/^[1-9]\d{0,8}$/.test(values.version ?? '') ? [] : ['--version N']),
  ...NEEDED.filter((name) => !process.env[name]),
];
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}`);
  process.exit(1);
}
await ensureInstalled();
const app = join(root, 'apps/web');
const built = await runNode(tool('vite', 'bin/vite.js'), ['build', '--mode', 'app', '--logLevel', 'warn'], {
  cwd: app,
  env: { NODE_ENV: 'production', VITE_APP_VERSION: values.version },
});
if (built.code !== 0) process.exit(built.code);
const packed = await runNode(join(root, 'packages/updates/src/bundle-cli.ts'), [
  join(app, 'dist/app'),
  values.out,
  ...['--version', values.version],
  ...['--min-native', values['min-native']],
  ...['--days', values.days],
  ...['--hosts', process.env.VITE_SITE_HOSTS],
]);
process.exit(packed.code);
