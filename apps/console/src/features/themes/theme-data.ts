import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import { useAnswer } from '../../platform/query.ts';

export type ThemeRow = ConsoleReply<'/console/theme/list'>['items'][number];

/** The themes with what lies over them. */
export function useThemes() {
  return useAnswer({ queryKey: ['themes'], queryFn: () => call('/console/theme/list') });
}

/** Versions of a theme, the newest first. */
export function useThemeHistory(theme: string) {
  return useAnswer({
    queryKey: ['theme history', theme],
    queryFn: () => call('/console/theme/history', { theme }),
  });
}
