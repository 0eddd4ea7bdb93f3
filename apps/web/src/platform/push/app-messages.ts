/** The shell's access to the messages of its system. Only the native app's build has any. */
export interface AppMessages {
  /** Whether the app may show messages: `prompt` when the player was not asked yet. Asks nothing. */
  permission(): Promise<'granted' | 'denied' | 'prompt'>;
  /** Asks the player. Resolves with whether the app may. */
  ask(): Promise<boolean>;
  /** The token of this app at its push service; from then on the service knows the app. */
  token(): Promise<string>;
  /** The push service forgets the app. */
  forget(): Promise<void>;
}

let shell: AppMessages | undefined;

/** Tells how the shell around this page reaches its system. */
export function setAppMessages(messages: AppMessages): void {
  shell = messages;
}

/** Undefined without a shell around the page. */
export const appMessages = (): AppMessages | undefined => shell;
