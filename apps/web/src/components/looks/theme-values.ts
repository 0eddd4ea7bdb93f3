import { build } from '../../platform/device/index.ts';
import { call } from '../../platform/http/index.ts';
import { queryOptions } from '../../platform/query/index.ts';

/** Values of a theme, to draw its preview; they change only with a release of the platform. */
export const themeValuesOptions = (theme: string) =>
  queryOptions({
    queryKey: ['theme-values', theme],
    queryFn: ({ signal }) =>
      call('POST /common/theme/css', { tpl: build.template, theme }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
