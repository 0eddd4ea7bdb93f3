import type { CallReply } from '@tessera/protocol/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { call, ignoreFailure } from '../../../platform/http/index.ts';

/** Size of the picture in CSS pixels (R9.8); the service draws it at twice the density. */
export const captchaSize = { width: 100, height: 32 } as const;

export interface Captcha {
  /** The picture with its seal; `undefined` until it has come. */
  picture: CallReply<'POST /common/captcha'> | undefined;
  /** Asks for another one; the old one stays until it has come. */
  renew: () => void;
}

/** A picture to read while one is wanted (R5.2). Every attempt uses it up, so nothing but the form asks for another. */
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
