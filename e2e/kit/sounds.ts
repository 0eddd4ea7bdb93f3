/** What the page has sent to its audio output. */
interface Heard {
  audio?: { readonly contexts: AudioContext[]; notes: number };
}

/** Runs in the page before its scripts: counts the notes it starts. */
export function noteSounds(): void {
  const audio = { contexts: [] as AudioContext[], notes: 0 };
  (window as Heard).audio = audio;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    audio.notes += 1;
    start.apply(this, when);
  };
  window.AudioContext = class extends AudioContext {
    constructor(...given: ConstructorParameters<typeof AudioContext>) {
      super(...given);
      audio.contexts.push(this);
    }
  };
}

/** Runs in the page: whether a sound would be heard now. */
export const isAudioRunning = () =>
  (window as Heard).audio?.contexts.some(({ state }) => state === 'running') ?? false;

/** Runs in the page: the number of notes it has started. */
export const notesPlayed = () => (window as Heard).audio?.notes ?? 0;
