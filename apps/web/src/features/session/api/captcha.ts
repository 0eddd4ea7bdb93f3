import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';

/** Size of the picture in CSS pixels (R9.8); the service draws it at twice the density. */
export const captchaSize = { width: 100, height: 32 } as const;

/** One picture to read. Every attempt uses it up, so nothing but the form asks for another. */
export const captchaOptions = (wanted: boolean) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => call('POST /common/captcha', captchaSize, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
