import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../platform/call.ts';
import { keepPreviousData, queryClient, useAnswer } from '../platform/query.ts';

export type Command = ConsoleReply<'/console/command/get'>;
export type CommandRow = ConsoleReply<'/console/command/list'>['items'][number];
export type CommandState = CommandRow['state'];
/** What an operator asks for. */
export type Asked = ConsolePayload<'/console/command/try'>;

/** Others propose and decide commands at any time. */
const AGAIN_MS = 5_000;

/** A list of commands, the newest first. */
export function useCommands(asked: ConsolePayload<'/console/command/list'>) {
  return useAnswer({
    queryKey: ['commands', asked],
    queryFn: () => call('/console/command/list', asked),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
}

/**
 * One command. It is not read again while it is open, because an operator approves exactly what was shown; the server refuses when
 * the target has changed since.
 */
export function useCommand(id: number | undefined) {
  return useAnswer({
    queryKey: commandKey(id),
    queryFn: () =>
      id === undefined ? Promise.reject(new Error('no command')) : call('/console/command/get', { id }),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
}

/** Shows a command as an act has answered it, and asks again for the lists that may have changed. */
export async function learnCommand(command: Command): Promise<void> {
  queryClient.setQueryData(commandKey(command.id), command);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'command' });
}

const commandKey = (id: number | undefined) => ['command', id] as const;

/** Shortest reason of a command. */
export const REASON_MIN = 3;
/** Longest reason of a command. */
export const REASON_MAX = 200;

/** A trial of what is asked for; nothing is kept by the server. Without a question it rests. */
export function useTrial(asked: Asked | undefined) {
  return useAnswer({
    queryKey: ['trial', asked],
    queryFn: () => (asked ? call('/console/command/try', asked) : Promise.reject(new Error('no question'))),
    enabled: asked !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** How many people each action needs. */
export function usePolicies(enabled = true) {
  return useAnswer({ queryKey: ['policies'], queryFn: () => call('/console/policy/list'), enabled });
}
