import type { CallReply } from '@tessera/protocol/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { call, ignoreFailure } from '../../../platform/http/index.ts';

/** Size of the captcha image in CSS pixels (R9.8); the server renders it at double density. */
export const captchaSize = { width: 100, height: 32 } as const;

export interface Captcha {
  /** The image with its sealed token; `undefined` until loaded. */
  picture: CallReply<'POST /common/captcha'> | undefined;
  /** Fetches another image; the old one stays until the new one arrives. */
  renew: () => void;
}

/** A captcha while one is needed (R5.2). Every attempt consumes it, so only the form requests a new one. */
export function useCaptcha(wanted: boolean): Captcha {
  const [picture, setPicture] = useState<Captcha['picture']>();
  const renew = useCallback(() => {
    void ignoreFailure('captcha', call('POST /common/captcha', captchaSize).then(setPicture));
  }, []);
  useEffect(() => {
    if (wanted) renew();
  }, [wanted, renew]);
  return { picture, renew };
}
