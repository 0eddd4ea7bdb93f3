import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { NodeChannels, Store } from '../store/index.ts';
import { createBuckets, type Rate } from './buckets.ts';
import { clientOfRequest, createConnections } from './connections.ts';
import { createNodes } from './nodes.ts';
import { createPlaces } from './places.ts';
import { type Client, createProxies } from './proxies.ts';
import { createSlots, type SlotLimits } from './slots.ts';

/** Kinds of requests to a node. Refusals are counted separately for each kind. */
export const entrances = [
  'connection',
  'call',
  'queue',
  'handshake',
  'socket',
  'report',
  'callback',
  'file',
  'download',
] as const;
export type Entrance = (typeof entrances)[number];

/** Limits of admission (E11, E12, E15): platform settings, read at each decision. */
export interface AdmissionLimits extends SlotLimits {
  /** All calls of one address. */
  readonly address: Rate;
  readonly handshake: Rate;
  readonly report: Rate;
  readonly callback: Rate;
  readonly file: Rate;
  /** Open connections of a direct client; requests in progress and sockets of a client behind a proxy. */
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly socketsPerAccount: number;
  /** Connections of one node whose socket handshake has begun and whose socket is not open yet. */
  readonly handshakesOpen: number;
}

/** The key by which a call is counted: its session or its network. A caller cannot forge them. */
export type Caller = { readonly session: bigint } | { readonly network: string };

/** A rate limit of calls. A `shared` limit is exact over all nodes; other counts are sent to the other nodes every second. */
export interface CallRate {
  readonly name: string;
  readonly rate: Rate;
  readonly shared: boolean;
}

/** A socket that is being opened. It holds a place of its address until it is open or its connection has ended. */
export interface Handshake {
  readonly client: Client;
  /** Releases the place. Repeated calls do nothing. */
  leave(): void;
}

/** Admission control for every kind of request to a node (E15). A request is counted before it is checked. */
export interface Gate {
  /** The client of a raw request. Addresses are taken from trusted proxies only. */
  clientOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): Client;
  /** Whether an address belongs to a trusted proxy. */
  trusts(address: string): boolean;
  /** Bounds the connections of direct clients of this server. */
  watch(server: Server): void;
  /** Takes a place for one request; false when its client has too many at once. */
  request(client: Client, response: ServerResponse): boolean;
  /** Counts a call by its address. Returns 0, or the milliseconds to wait. */
  call(client: Pick<Client, 'network'>): number;
  /** Counts a call by its kind. Returns 0, or the milliseconds to wait. */
  callOf(kind: CallRate, caller: Caller): Promise<number>;
  /**
   * Takes a slot for the work of a call; undefined when the node is full. The caller releases it at the end of the
   * work.
   */
  slot(): Promise<(() => void) | undefined>;
  /** Takes a place for the handshake of a socket; undefined when a limit is reached. */
  handshake(request: Pick<IncomingMessage, 'socket' | 'headers'>): Handshake | undefined;
  /** Reserves a socket of an address on this node, before anything is awaited; undefined when a limit is reached. */
  socket(client: Client): (() => void) | undefined;
  /**
   * Reserves a socket of a player, if there is one, and checks the limits per address and per player over all nodes.
   * Undefined when a limit is reached.
   */
  playerSocket(client: Client, userId: bigint | undefined): Promise<(() => void) | undefined>;
  /** Decides whether a report is refused, only counted, or counted and logged. */
  report(client: Client): 'refused' | 'counted' | 'logged';
  /**
   * Counts a call of a third party before its body is read; undefined when it is refused. The caller calls the returned
   * function to cancel the count when the call was genuine.
   */
  callback(client: Client): (() => void) | undefined;
  /** Counts a request for a file; false when the limit is reached. */
  file(client: Client): boolean;
  /**
   * Takes a place for a download of a player, before anything is awaited; undefined when the player has one already, or the node as
   * many as it may have. The caller releases it at its end.
   */
  download(userId: bigint): (() => void) | undefined;
  readonly slots: { readonly inFlight: number; readonly waiting: number };
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export interface GateDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly log: Logger;
  /** Addresses and networks of trusted proxies. */
  readonly trustedProxies: readonly string[];
  readonly limits: () => AdmissionLimits;
  /** Called for each refusal. */
  readonly refused: (entrance: Entrance) => void;
  /** False for a node that answers no calls. */
  readonly serves: boolean;
}

/** Limit of the log lines for reports of all clients together. */
const REPORTS_LOGGED: Rate = { burst: 60, perMinute: 60 };

/** Downloads of one node at the same time. */
const DOWNLOADS_MAX = 8;

/** Creates the admission control of one node. Errors: throws when the list of proxies is invalid. */
export async function createGate(deps: GateDeps): Promise<Gate> {
  const { limits, refused } = deps;
  const proxies = createProxies(deps.trustedProxies);
  const buckets = createBuckets();
  const places = createPlaces();
  const slots = createSlots(limits);
  const connections = createConnections(
    proxies,
    places,
    () => limits().connectionsPerAddress,
    () => refused('connection'),
  );
  const nodes = await createNodes({ ...deps, buckets });

  /** Returns `given`. Counts a refusal when it is undefined. */
  const counted = <T>(entrance: Entrance, given: T | undefined): T | undefined => {
    if (given === undefined) refused(entrance);
    return given;
  };
  const waitFor = (entrance: Entrance, waitMs: number): number => {
    if (waitMs > 0) refused(entrance);
    return waitMs;
  };
  const clientOf: Gate['clientOf'] = (request) => clientOfRequest(proxies, request);

  return {
    clientOf,
    trusts: proxies.trusts,
    watch: connections.watch,
    request: connections.request,
    call: ({ network }) => waitFor('call', buckets.take(`address ${network}`, limits().address)),
    async callOf({ name, rate, shared }, caller) {
      const who = 'session' in caller ? `session ${caller.session}` : `address ${caller.network}`;
      const key = `${name} ${who}`;
      // A refusal by this node's own bucket needs no round trip to the database.
      const own = buckets.take(key, rate);
      return waitFor('call', own > 0 || !shared ? own : await nodes.take(key, rate));
    },
    async slot() {
      return counted('queue', await slots.enter());
    },
    handshake(request) {
      const client = clientOf(request);
      const { handshake, handshakesOpen, socketsPerAddress } = limits();
      const taken = takeAll([
        () => (buckets.take(`handshake ${client.network}`, handshake) === 0 ? () => {} : undefined),
        () => places.take('handshakes', handshakesOpen),
        () => places.take(`handshake ${client.network}`, socketsPerAddress),
      ]);
      return counted('handshake', taken && { client, leave: taken });
    },
    socket(client) {
      return counted(
        'socket',
        takeAll([
          () => places.take(`socket ${client.network}`, limits().socketsPerAddress),
          () => connections.lasting(client),
        ]),
      );
    },
    async playerSocket({ network }, userId) {
      const { socketsPerAddress: perAddress, socketsPerAccount: perAccount } = limits();
      const own = userId === undefined ? () => {} : places.take(`player ${userId}`, perAccount);
      if (!own) return counted('socket', own);
      try {
        const signOff = await nodes.takeSocket({ network, userId }, { perAddress, perAccount });
        if (!signOff) {
          own();
          return counted('socket', signOff);
        }
        return () => {
          own();
          signOff();
        };
      } catch (error) {
        own();
        throw error;
      }
    },
    report({ network }) {
      if (buckets.take(`report ${network}`, limits().report) > 0) {
        refused('report');
        return 'refused';
      }
      return buckets.take('reports logged', REPORTS_LOGGED) > 0 ? 'counted' : 'logged';
    },
    callback({ network }) {
      const key = `callback ${network}`;
      const holds = buckets.take(key, limits().callback) === 0;
      return counted('callback', holds ? () => buckets.giveBack(key) : undefined);
    },
    file: ({ network }) => waitFor('file', buckets.take(`file ${network}`, limits().file)) === 0,
    download: (userId) =>
      counted(
        'download',
        takeAll([() => places.take(`download ${userId}`, 1), () => places.take('downloads', DOWNLOADS_MAX)]),
      ),
    slots,
    tidy: nodes.tidy,
    close: nodes.close,
  };
}

/** Takes the places in order. When one is refused, those taken before it are released. */
function takeAll(takes: readonly (() => (() => void) | undefined)[]): (() => void) | undefined {
  const given: (() => void)[] = [];
  const leave = () => {
    for (const back of given.splice(0)) back();
  };
  for (const take of takes) {
    const back = take();
    if (!back) {
      leave();
      return undefined;
    }
    given.push(back);
  }
  return leave;
}
