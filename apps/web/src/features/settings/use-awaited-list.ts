import { useEffect, useState } from 'react';
import { call } from '../../platform/http/index.ts';
import { type ListName, type Lists, refreshLists, useList } from './lists.ts';

/** How long a fetch of a list may take before its absence counts as a failure. */
const PATIENCE_MS = 8_000;

export interface AwaitedList<Value> {
  /** Absent until it has come. */
  readonly value: Value | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A list that a page cannot do without. The start-up fetches lists and tells nobody when it cannot, so the wait has an end here. */
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

/** Fetches the list under the version the service has now, so that the next start need not fetch it again. */
async function fetchAgain(name: ListName): Promise<void> {
  const versions = await call('POST /common/cache/version', {}, { silent: true });
  await refreshLists(versions, [name]);
}
