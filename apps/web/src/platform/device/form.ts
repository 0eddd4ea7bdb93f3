import { build } from './build.ts';

/** Layout forms of the client. A build has one form; the width of the window does not change it. */
export type Form = 'desktop' | 'phone' | 'tablet';

/** Form of this build. Tablets use the phone's until they have a build of their own. */
export const formOfBuild: Form = build.device === 'pc' ? 'desktop' : 'phone';
