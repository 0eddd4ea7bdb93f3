import { useEffect, useState } from 'react';
import { ignoreFailure } from '../../../platform/http/index.ts';
import type { AddressLook, Network } from '../model/address-check.ts';

type Check = typeof import('../model/address-check.ts');

/** What an address looks like; the sums come with the first use of the form. `undefined` until they are here. */
export function useAddressLook(network: Network, address: string): AddressLook | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    void ignoreFailure('address check', import('../model/address-check.ts').then(setCheck));
  }, []);
  return check?.lookOfAddress(network, address);
}
