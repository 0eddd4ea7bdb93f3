const reported = new Set<string>();

/** Logs a client error to the browser's console, each message once. Players see the text of the failed screen, never this one. */
export function reportError(where: string, error: unknown): void {
  const line = `${where}: ${error instanceof Error ? error.message : String(error)}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(line);
}
