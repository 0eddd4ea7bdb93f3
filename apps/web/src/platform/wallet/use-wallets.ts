import { useEffect, useState } from 'react';
import { type Chain, chains, onWallet, walletOf } from './providers.ts';

/** The chains this browser has a wallet for. Wallets write themselves into a page a moment after it starts. */
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

/** The latest that wallets without an event of their own are there. */
const LATE_MS = 1_000;

const present = (): readonly Chain[] => chains.filter((chain) => walletOf(chain) !== undefined);
