import { useFormat, useList } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';

/** Movement types as named by the server, in its order. */
export function useLogTypes(): {
  types: readonly { id: string; name: string }[];
  nameOf: (id: string) => string;
} {
  const t = useT();
  const format = useFormat();
  const types = (useList('USER_LOG_TYPES') ?? []).map(({ id, name }) => ({ id, name: format.name(name) }));
  return {
    types,
    // The type may be newer than the list on this device.
    nameOf: (id) => types.find((type) => type.id === id)?.name ?? t('log_type_other'),
  };
}
