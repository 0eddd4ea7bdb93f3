/** Applies a theme (R4.8); the validation tables load with the first one. */
export async function applyTheme(theme: string, values: Readonly<Record<string, string>>): Promise<void> {
  const { putOn } = await import('./apply-theme.ts');
  putOn(theme, values);
}
