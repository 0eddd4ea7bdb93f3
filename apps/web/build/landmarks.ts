import { resolve } from 'node:path';
import { screenFiles } from './routes-of-build.ts';

/** Where files of the client begin to be needed, by the modules that lead there. */
export interface Landmarks {
  /** What runs first. */
  readonly start: string;
  /** What a visitor sees: the login screen. */
  readonly login: readonly string[];
  /** What a player sees: the frame and the home page. */
  readonly home: readonly string[];
  /** What follows either unasked. */
  readonly late: readonly string[];
  /** Parts of the home page and its frame that come a step behind it. */
  readonly parts: readonly string[];
  /** The other screens. */
  readonly screens: readonly string[];
}

/** Those of this client, whose frame is `frame`. */
export function landmarksOf(root: string, frame: string): Landmarks {
  const { home, login, ...others } = Object.fromEntries(screenFiles(root));
  if (!home || !login) throw new Error('no first screens among those of the client');
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
