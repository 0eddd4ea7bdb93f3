import type { useT } from '../../../platform/i18n/index.ts';

/** Type of the translation function. */
export type Translate = ReturnType<typeof useT>;
