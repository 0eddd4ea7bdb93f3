import type { useT } from '../../../platform/i18n/index.ts';

/** Says a text of the service. */
export type Translate = ReturnType<typeof useT>;
