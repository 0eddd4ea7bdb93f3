import { createContext, type ReactNode, use } from 'react';

/** English texts that the components use themselves; keys of the product keep their names. */
export const uiTexts = {
  tip: 'Notice',
  confirm: 'Confirm',
  cancel: 'Cancel',
  copy_success: 'Copied',
  ui_close: 'Close',
  ui_copy: 'Copy',
  ui_loading: 'Loading',
  ui_still_loading: 'Still loading…',
  ui_more_info: 'More information',
  ui_decrease: 'Decrease',
  ui_increase: 'Increase',
  ui_show_password: 'Show password',
  ui_hide_password: 'Hide password',
  ui_hidden_amount: 'Amount hidden',
  ui_clear: 'Clear',
  ui_delete: 'Delete',
  ui_done: 'Done',
  ui_previous: 'Previous',
  ui_next: 'Next',
  ui_pause: 'Pause',
  ui_play: 'Play',
  ui_page: 'Page {page} of {pages}',
  ui_page_size: 'Rows per page',
  ui_filter: 'Filter',
  ui_from: 'From',
  ui_to: 'To',
  ui_captcha_refresh: 'New picture',
  ui_captcha_picture: 'Verification picture',
  ui_otp: 'Digit code',
  ui_sheet_grow: 'Expand',
  ui_sheet_shrink: 'Collapse',
  ui_notifications: 'Notifications',
  ui_sort: 'Sort by {name}',
  ui_expand_row: 'Details',
  ui_search: 'Search',
  ui_found: '{n} found',
  ui_found_none: 'Nothing found',
} as const;

/** Keys a host application may translate. */
export type UiTextKey = keyof typeof uiTexts;

/** Text of a key, with `{name}` placeholders filled in. */
export type UiText = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

const english: UiText = (key, values = {}) =>
  uiTexts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const TextContext = createContext<UiText>(english);

/** Provides the texts for the components below; without it they are English. */
export function UiTextProvider({ text, children }: { text: UiText; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** The texts in effect. */
export function useUiText(): UiText {
  return use(TextContext);
}
