import { useEffect, useState } from 'react';
import { ignoreFailure } from '../../../platform/http/index.ts';
import type { AddressLook, Network } from '../model/address-check.ts';

type Check = typeof import('../model/address-check.ts');

/** Checks a typed address; the checksum code loads with the first use. `undefined` until it is loaded. */
export function useAddressLook(network: Network, address: string): AddressLook | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    void ignoreFailure('address check', import('../model/address-check.ts').then(setCheck));
  }, []);
  return check?.lookOfAddress(network, address);
}
