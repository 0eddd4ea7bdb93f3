/** A running process of a node. */
export interface RunningServer {
  /** Stops taking calls and jobs, then closes everything, last opened first. Each step has a time limit. */
  stop(): Promise<void>;
}
