import type { TextFault, TextFaultKind } from '@tessera/messages/check';
import type { TextKey, Translate } from '../../platform/i18n.ts';

const FAULT_TEXT = {
  empty: 'fault_empty',
  padded: 'fault_padded',
  long: 'fault_long',
  control: 'fault_control',
  markup: 'fault_markup',
  braces: 'fault_braces',
  placeholder_missing: 'fault_placeholder_missing',
  placeholder_unknown: 'fault_placeholder_unknown',
  plural_missing: 'fault_plural_missing',
  plural_unknown: 'fault_plural_unknown',
} as const satisfies Readonly<Record<TextFaultKind, TextKey>>;

/** What is wrong with a text, in the words of the console. */
export const faultText = ({ kind, names }: TextFault, t: Translate): string =>
  t(FAULT_TEXT[kind], { names: names.join(', ') });
