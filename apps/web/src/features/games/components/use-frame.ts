import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FrameMessage, type FrameOrder, readMessage } from '../model/frame-message.ts';

export interface Frame {
  /** The game has sent `ready`. */
  readonly ready: boolean;
  /** Sends a message to the game; before `ready` the game does not listen. */
  readonly tell: (order: FrameOrder) => void;
}

/**
 * Receives messages of a framed game: only those from the frame's window and the origin it was entered at. It sends only to
 * that origin (E4).
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: FrameMessage) => void,
): Frame {
  const [readyAt, setReadyAt] = useState<string>();
  const handle = useEffectEvent((message: FrameMessage) => {
    if (message.type === 'ready') setReadyAt(origin);
    onMessage(message);
  });
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message) handle(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin, frame]);
  return {
    ready: origin !== undefined && readyAt === origin,
    tell: (order) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage(order, origin);
    },
  };
}
