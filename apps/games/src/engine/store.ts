/** State with listeners: parts of the page read it and redraw themselves when it changes. */
export interface Store<State extends object> {
  get(): State;
  /** Changes some fields and notifies every listener once. */
  set(patch: Partial<State>): void;
  /** Calls `listener` now and after every change. */
  watch(listener: (state: State) => void): void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners: ((state: State) => void)[] = [];
  return {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener(state);
    },
    watch(listener) {
      listeners.push(listener);
      listener(state);
    },
  };
}
