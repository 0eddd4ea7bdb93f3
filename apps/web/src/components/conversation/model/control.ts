import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Message } from './message.ts';
import * as outgoing from './outbox.ts';
import { createReadReport } from './read-report.ts';
import {
  isBehind,
  lastOf,
  noMessages,
  type Timeline,
  takeDifference,
  takeHint,
  takeNewest,
  takeOlder,
} from './timeline.ts';
import type { Transport } from './transport.ts';

/** What is known of a conversation. */
export interface Conversation<Body> {
  readonly timeline: Timeline;
  readonly outbox: outgoing.Outbox<Body>;
  /** The newest messages could not be loaded. */
  readonly failed: boolean;
  /** Earlier messages are being loaded. */
  readonly loadingOlder: boolean;
}

/** A conversation with what the player can do in it. */
export interface ConversationControl<Body> {
  readonly store: StoreApi<Conversation<Body>>;
  /** What is typed and not written yet. */
  readonly text: StoreApi<string>;
  readonly me: number;
  /**
   * Reads the room and follows it; returns the function that ends it. What is loaded stays. `onArrival`: a message of somebody else has
   * arrived meanwhile.
   */
  start(onArrival?: (message: Message) => void): () => void;
  /** Loads what is missing, after a failure. */
  catchUp(): Promise<void>;
  loadOlder(): Promise<void>;
  /** Puts a message behind those that wait. */
  write(body: Body): void;
  resend(clientId: string): void;
  discard(clientId: string): void;
  /** Puts unconfirmed messages of an earlier visit before those of this one; those that are known to have arrived are left out. */
  restore(kept: readonly outgoing.Written<Body>[]): void;
  /** Everything up to this number was seen. Reported at once, in a busy room every half minute, and when the conversation ends. */
  read(seq: number): void;
}

/** What a conversation needs of its surroundings. */
export interface ConversationPorts<Body> {
  /** Account of the player. */
  readonly me: number;
  readonly transport: Transport<Body>;
  /** What the player begins with. */
  readonly text?: string | undefined;
  readonly newId: () => string;
  readonly now: () => number;
}

/** More missing messages than this are not loaded one after the other: the newest replace what is loaded. */
const FOLLOW_MAX = 600;

/** Most messages kept that are told while the room is being joined. */
const EARLY_MAX = 200;

/** One room of one player: messages in their order, and own ones sent one at a time. */
export function createConversation<Body>(ports: ConversationPorts<Body>): ConversationControl<Body> {
  const { me, transport } = ports;
  const store = createStore<Conversation<Body>>(() => ({
    timeline: noMessages,
    outbox: [],
    failed: false,
    loadingOlder: false,
  }));
  const text = createStore<string>(() => ports.text ?? '');
  const state = store.getState;
  const arrivals = new Set<(message: Message) => void>();
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let catching: Promise<void> | undefined;
  let wanted = false;
  /** Messages told while what is missing comes with joining the room; undefined at other times. */
  let early: Message[] | undefined;
  const report = createReadReport((seq) => transport.read(seq), ports.now);

  /** Own messages leave the outbox when they are in the timeline, however they came. */
  function setTimeline(timeline: Timeline): void {
    const before = state().timeline;
    if (timeline === before) return;
    store.setState({ timeline, outbox: outgoing.delivered(state().outbox, timeline.messages, me) });
    if (!before.loaded) return;
    const news = timeline.messages.filter(({ seq, from }) => seq > lastOf(before) && from && from.id !== me);
    const newest = news.at(-1);
    if (newest) for (const tell of arrivals) tell(newest);
  }
  const setOutbox = (outbox: outgoing.Outbox<Body>) => store.setState({ outbox });

  async function readMissing(): Promise<void> {
    do {
      wanted = false;
      const { timeline } = state();
      const last = lastOf(timeline);
      const follows = timeline.loaded && timeline.known - last <= FOLLOW_MAX;
      const page = await (follows ? transport.after(last) : transport.newest());
      const { timeline: now } = state();
      setTimeline(follows ? takeDifference(now, page) : takeNewest(now, page));
      store.setState({ failed: false });
      // An answer without anything new would be asked for again and again.
      if (follows && lastOf(state().timeline) === last && !wanted) break;
    } while (wanted || isBehind(state().timeline));
  }

  function catchUp(): Promise<void> {
    wanted = true;
    catching ??= readMissing()
      .catch(() => store.setState({ failed: true }))
      .finally(() => {
        catching = undefined;
      });
    return catching;
  }

  function take(message: Message): void {
    const { timeline } = state();
    // A message too many is read later, like any that is missing.
    if (early && early.length < EARLY_MAX && message.seq > lastOf(timeline) + 1) early.push(message);
    setTimeline(takeHint(timeline, message));
    if (!early && isBehind(state().timeline)) void catchUp();
  }

  function sendNext(): void {
    clearTimeout(timer);
    const draft = outgoing.nextDraft(state().outbox);
    if (!draft) return;
    const wait = draft.notBefore - ports.now();
    if (wait > 0) timer = setTimeout(sendNext, wait);
    else void sendOne(draft);
  }

  async function sendOne({ clientId, body }: outgoing.Draft<Body>): Promise<void> {
    setOutbox(outgoing.sending(state().outbox, clientId));
    try {
      const message = await transport.send(clientId, body);
      setOutbox(outgoing.delivered(state().outbox, [message], me));
      take(message);
    } catch (error) {
      const at = transport.retryAt?.(error);
      const { outbox } = state();
      setOutbox(
        at === undefined
          ? outgoing.failed(outbox, clientId, error)
          : outgoing.postponed(outbox, clientId, at),
      );
    }
    sendNext();
  }

  return {
    store,
    text,
    me,
    start(onArrival) {
      running += 1;
      if (onArrival) arrivals.add(onArrival);
      const end = transport.listen({
        message: take,
        gap() {
          early = undefined;
          void catchUp();
        },
        joining() {
          early = [];
        },
        last: () => (state().timeline.loaded ? lastOf(state().timeline) : undefined),
        joined(missed) {
          const told = early ?? [];
          early = undefined;
          setTimeline(takeDifference(state().timeline, missed));
          for (const message of told) setTimeline(takeHint(state().timeline, message));
          if (isBehind(state().timeline)) void catchUp();
        },
      });
      void catchUp();
      sendNext();
      return () => {
        running -= 1;
        if (onArrival) arrivals.delete(onArrival);
        if (running === 0) {
          clearTimeout(timer);
          report.flush();
        }
        end();
      };
    },
    catchUp,
    async loadOlder() {
      const { timeline, loadingOlder } = state();
      const first = timeline.messages[0]?.seq;
      if (loadingOlder || !timeline.older || first === undefined) return;
      store.setState({ loadingOlder: true });
      try {
        setTimeline(takeOlder(state().timeline, await transport.before(first)));
      } catch {
        // The reader may ask again; the call has shown its failure.
      } finally {
        store.setState({ loadingOlder: false });
      }
    },
    write(body) {
      setOutbox(outgoing.write(state().outbox, { clientId: ports.newId(), body, at: ports.now() }));
      sendNext();
    },
    resend(clientId) {
      setOutbox(outgoing.again(state().outbox, clientId));
      sendNext();
    },
    discard: (clientId) => setOutbox(outgoing.discarded(state().outbox, clientId)),
    restore(kept) {
      const { outbox, timeline } = state();
      setOutbox(outgoing.delivered(outgoing.restored(outbox, kept), timeline.messages, me));
    },
    read: report.seen,
  };
}
