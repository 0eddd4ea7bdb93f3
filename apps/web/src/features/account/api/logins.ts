import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';

const DEVICES = ['account-devices'];
const LOGINS = ['account-logins'];
const PAGE = 20;

/** A device that is signed in now. */
export type Device = CallReply<'POST /api/user/session/list'>['items'][number];
/** A row of the login record. */
export type Login = CallReply<'POST /api/user/login/record'>['items'][number];

export const devicesOptions = () =>
  queryOptions({
    queryKey: DEVICES,
    queryFn: ({ signal }) => call('POST /api/user/session/list', {}, { signal }),
  });

/** The login record, page by page, newest first. */
export function useLoginPages() {
  return useInfiniteQuery(
    {
      queryKey: LOGINS,
      queryFn: ({ pageParam, signal }) =>
        call(
          'POST /api/user/login/record',
          { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
}

/** Signs one device out, or without an id every device but this one. */
export async function revoke(id?: number): Promise<void> {
  await call('POST /api/user/session/revoke', id === undefined ? {} : { id });
  await queryClient.invalidateQueries({ queryKey: DEVICES });
}
