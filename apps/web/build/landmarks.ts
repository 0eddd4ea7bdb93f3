import { resolve } from 'node:path';
import { declaredRoutes } from './declared-routes.ts';

/** Modules that mark the parts of the client, by the time they are needed. */
export interface Landmarks {
  /** The module that runs first. */
  readonly start: string;
  /** The first page of a visitor: the login screen. */
  readonly login: readonly string[];
  /** The first page of a player: the frame and the home page. */
  readonly home: readonly string[];
  /** Loaded after either first page without a user action. */
  readonly late: readonly string[];
  /** Parts of the home page and its frame that load after the page. */
  readonly parts: readonly string[];
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
    start: resolve(app, 'main.tsx'),
    login: [login],
    home: [frame, home],
    late: [
      resolve(app, 'late.ts'),
      resolve(app, 'overlays.tsx'),
      resolve(root, 'src/platform/theme/apply-theme.ts'),
    ],
    parts: [
      resolve(frame, '../pull-refresh.tsx'),
      resolve(root, 'src/features/lobby/components/rail.tsx'),
      resolve(root, 'src/features/lobby/components/quick-row.tsx'),
      resolve(root, 'src/features/lobby/components/below-the-fold.tsx'),
      resolve(root, 'src/features/games/components/games-section.tsx'),
    ],
    screens: Object.values(others),
  };
}
