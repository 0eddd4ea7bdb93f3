const reported = new Set<string>();

/**
 * Writes a fault of the client to the browser's console, each message once. What a player reads comes from the
 * screen that failed, never from here.
 */
export function reportError(where: string, error: unknown): void {
  const line = `${where}: ${error instanceof Error ? error.message : String(error)}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(line);
}
