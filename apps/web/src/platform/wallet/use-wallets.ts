import { useEffect, useState } from 'react';
import { type Chain, chains, onWallet, walletOf } from './providers.ts';

/** The chains with a wallet in this browser. Wallets add themselves to a page shortly after its start. */
export function useWallets(): readonly Chain[] {
  const [found, setFound] = useState(present);
  useEffect(() => {
    const look = () => setFound((before) => (String(before) === String(present()) ? before : present()));
    const stop = onWallet(look);
    const timer = setTimeout(look, LATE_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return found;
}

/** Latest time after the start at which wallets without an event are present, ms. */
const LATE_MS = 1_000;

const present = (): readonly Chain[] => chains.filter((chain) => walletOf(chain) !== undefined);
