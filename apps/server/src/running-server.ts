/** A running process of a node. */
export interface RunningServer {
  /** Stops taking calls and jobs, then closes everything that was opened, last opened first; each step is bounded in time. */
  stop(): Promise<void>;
}
