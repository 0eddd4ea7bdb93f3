import { useT } from '../../../../platform/i18n/index.ts';
import { useFormat, useList } from '../../../settings/index.ts';

/** Kinds of movements as the service names them, in its order. */
export function useLogTypes(): {
  types: readonly { id: string; name: string }[];
  nameOf: (id: string) => string;
} {
  const t = useT();
  const format = useFormat();
  const types = (useList('USER_LOG_TYPES') ?? []).map(({ id, name }) => ({ id, name: format.name(name) }));
  return {
    types,
    // A kind that is newer than the list held here.
    nameOf: (id) => types.find((type) => type.id === id)?.name ?? t('log_type_other'),
  };
}
