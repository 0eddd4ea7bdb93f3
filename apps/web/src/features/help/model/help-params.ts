import type { Params } from '../../../platform/navigation/index.ts';

/** Route parameters of a family, or of one of its plays. */
export function familyParams(family: string, item?: string): Params {
  return item === undefined ? { article: family } : { article: family, item };
}
