import { useRef, useState } from 'react';

/** One change at the service, and its callbacks. The names are those of TanStack Query. */
export interface MutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: unknown, variables: Variables) => void;
  onSettled?: () => void;
}

/** State of the last run of a change. */
type Run<Data, Variables> =
  | { status: 'idle' }
  | { status: 'pending'; variables: Variables }
  | { status: 'success'; variables: Variables; data: Data }
  | { status: 'error'; variables: Variables; error: unknown };

export interface Mutation<Data, Variables> {
  /** Starts it; the outcome is in the state and in the callbacks, and never rejects. */
  mutate: (variables: Variables) => void;
  /** Like `mutate`, but resolves or rejects with the outcome. */
  mutateAsync: (variables: Variables) => Promise<Data>;
  /** Clears the state of the last run. */
  reset: () => void;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  variables: Variables | undefined;
  data: Data | undefined;
  error: unknown;
}

/**
 * Runs changes at the service, with their state for the form. A change needs no cache, so this is not part of the query
 * library, and the first screens do not load that. With two concurrent runs, the state is that of the later one.
 */
export function useMutation<Data, Variables = void>(
  options: MutationOptions<Data, Variables>,
): Mutation<Data, Variables> {
  const [run, setRun] = useState<Run<Data, Variables>>({ status: 'idle' });
  const newest = useRef(0);
  const mutateAsync = async (variables: Variables): Promise<Data> => {
    newest.current += 1;
    const turn = newest.current;
    const settle = (end: Run<Data, Variables>) => {
      if (turn === newest.current) setRun(end);
    };
    setRun({ status: 'pending', variables });
    try {
      const data = await options.mutationFn(variables);
      settle({ status: 'success', variables, data });
      options.onSuccess?.(data, variables);
      return data;
    } catch (error) {
      settle({ status: 'error', variables, error });
      options.onError?.(error, variables);
      throw error;
    } finally {
      options.onSettled?.();
    }
  };
  return {
    // Callers of `mutate` read the outcome from the state.
    mutate: (variables) => void mutateAsync(variables).catch(() => undefined),
    mutateAsync,
    reset: () => setRun({ status: 'idle' }),
    isPending: run.status === 'pending',
    isSuccess: run.status === 'success',
    isError: run.status === 'error',
    variables: run.status === 'idle' ? undefined : run.variables,
    data: run.status === 'success' ? run.data : undefined,
    error: run.status === 'error' ? run.error : undefined,
  };
}
