/** Applies a theme (R4.8); the tables that values are checked against are fetched with the first one. */
export async function applyTheme(theme: string, values: Readonly<Record<string, string>>): Promise<void> {
  const { putOn } = await import('./apply-theme.ts');
  putOn(theme, values);
}
