import type { TextKey } from '../../platform/i18n.ts';

/** What this page sets: a setting each, with an editor of its kind. */
export const subjects = {
  hours: ['platOpenDuration', 'closeReason', 'serviceHours'],
  addresses: ['pcUrl', 'wapUrl', 'entryAddresses'],
} as const;
export type View = keyof typeof subjects;
export type SubjectKey = (typeof subjects)[View][number];

export const SUBJECT_TEXT = {
  platOpenDuration: 'subject_open_hours',
  closeReason: 'subject_close_reason',
  serviceHours: 'subject_service_hours',
  pcUrl: 'subject_pc_url',
  wapUrl: 'subject_wap_url',
  entryAddresses: 'subject_entries',
} as const satisfies Readonly<Record<SubjectKey, TextKey>>;

/** What a setting means to players. */
export const SUBJECT_ABOUT = {
  platOpenDuration: 'subject_open_hours_about',
  closeReason: 'subject_close_reason_about',
  serviceHours: 'subject_service_hours_about',
  pcUrl: 'subject_pc_url_about',
  wapUrl: 'subject_wap_url_about',
  entryAddresses: 'subject_entries_about',
} as const satisfies Readonly<Record<SubjectKey, TextKey>>;

/** Whether a setting belongs to this page. */
export const isSubject = (key: string): key is SubjectKey => Object.hasOwn(SUBJECT_TEXT, key);

/** Whether its value is hours of the day. */
export const isHours = (key: SubjectKey): boolean => key === 'platOpenDuration' || key === 'serviceHours';
