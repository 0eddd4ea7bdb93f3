import { resolve } from 'node:path';
import { declaredRoutes } from './declared-routes.ts';

/** Modules that mark the parts of the client, by the time they are needed. */
export interface Landmarks {
  /** The page that starts the client: the entry of what its first module imports. */
  readonly start: string;
  /** The first page of a visitor: the login screen. */
  readonly login: readonly string[];
  /** The first page of a player: the frame and the home page. */
  readonly home: readonly string[];
  /** Loaded after either first page without a user action. */
  readonly late: readonly string[];
  /** The file of the parts of the home page and its frame that load after the page (`inFile`). */
  readonly parts: string;
  /** What the application assembles from all features for pages of several: the account menu and the slots. */
  readonly assembled: readonly string[];
  /** The other screens. */
  readonly screens: readonly string[];
}

/** The landmarks of this client, whose frame is `frame`. */
export function landmarksOf(root: string, frame: string): Landmarks {
  const { home, login, ...others } = Object.fromEntries(
    declaredRoutes(root).map(({ name, screen }) => [name, screen]),
  );
  if (!home || !login) throw new Error('the client has no home or login screen');
  const app = resolve(root, 'src/app');
  return {
    start: resolve(root, 'index.html'),
    login: [login],
    home: [frame, home],
    late: [
      resolve(app, 'late.ts'),
      resolve(app, 'overlays.tsx'),
      resolve(root, 'src/platform/theme/apply-theme.ts'),
    ],
    parts: 'after-home',
    assembled: [resolve(app, 'menu.ts'), resolve(app, 'slots.ts')],
    screens: Object.values(others),
  };
}
