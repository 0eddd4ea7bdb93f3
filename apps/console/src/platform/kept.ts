const PREFIX = 'tessera.console.';

/** What this device keeps for the console, by a name of one or more words. */
export const kept = {
  /** The kept text; null when there is none. */
  read: (name: string): string | null => localStorage.getItem(PREFIX + name),
  /** Keeps a text; null forgets it. */
  write(name: string, text: string | null): void {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  },
};
