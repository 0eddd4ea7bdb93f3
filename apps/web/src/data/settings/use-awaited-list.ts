import { useEffect, useState } from 'react';
import { call } from '../../platform/http/index.ts';
import { type ListName, type Lists, refreshLists, useList } from './lists.ts';

/** Timeout after which a missing list counts as failed. */
const PATIENCE_MS = 8_000;

export interface AwaitedList<Value> {
  /** Absent until loaded. */
  readonly value: Value | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A list that a page requires. The start-up fetches lists and fails silently, so the wait has a timeout here. */
export function useAwaitedList<Name extends ListName>(name: Name): AwaitedList<Lists[Name]> {
  const value = useList(name);
  const [failed, setFailed] = useState(false);
  const isWaiting = value === undefined && !failed;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setFailed(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const retry = () => {
    setFailed(false);
    fetchAgain(name).catch(() => setFailed(true));
  };
  return { value, failed: failed && value === undefined, retry };
}

/** Fetches the list with the server's current version, so that the next start does not fetch it again. */
async function fetchAgain(name: ListName): Promise<void> {
  const versions = await call('POST /common/cache/version', {}, { silent: true });
  await refreshLists(versions, [name]);
}
