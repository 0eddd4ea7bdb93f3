/** Route parameters of a family, or of one of its plays. */
export function familyParams(family: string, item?: string): Readonly<Record<string, string>> {
  return item === undefined ? { article: family } : { article: family, item };
}
