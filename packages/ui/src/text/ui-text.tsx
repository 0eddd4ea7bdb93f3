import type { MessageKey } from '@tessera/messages';
import { createContext, type ReactNode, use } from 'react';

/** Keys of the texts that the components use themselves. */
export type UiTextKey = Extract<MessageKey, 'tip' | 'confirm' | 'cancel' | 'copy_success' | `ui_${string}`>;

/** Text of a key, with `{name}` placeholders filled in. */
export type UiText = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

const TextContext = createContext<UiText>((key) => key);

/** Provides the texts for the components below; without it they show the keys. */
export function UiTextProvider({ text, children }: { text: UiText; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** The texts in effect. */
export function useUiText(): UiText {
  return use(TextContext);
}
