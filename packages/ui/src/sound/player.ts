import { lengthOf, type Note, recipeOf, type Sound } from './recipe.ts';

/** Plays the sounds of the product; one per application. */
export interface SoundPlayer {
  /** Starts a sound; silent before the first user gesture. At most {@link voicesMax} play at once. */
  play(sound: Sound): void;
  /** Starts a custom sound, with the same limits. */
  playNotes(notes: readonly Note[]): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Call it in the first press or key event of the user: browsers block audio until then. */
  unlock(): void;
  close(): void;
}

/** Maximum number of simultaneous sounds; further ones are dropped. */
export const voicesMax = 3;
const masterGain = 0.5;
/** Exponential ramps cannot reach zero. */
const silence = 0.0001;
/** Share of the volume while the page is hidden. */
const duckedShare = 0.25;

/** A player on one shared audio context, created by the first {@link SoundPlayer.unlock}. */
export function createSoundPlayer(volume = 1): SoundPlayer {
  let out: { context: AudioContext; master: GainNode } | null = null;
  let level = volume;
  let voices = 0;
  const setLevel = () => {
    if (!out) return;
    const share = document.hidden ? duckedShare : 1;
    out.master.gain.value = Math.max(masterGain * level * share, 0);
  };
  document.addEventListener('visibilitychange', setLevel);
  const playNotes = (notes: readonly Note[]) => {
    if (out?.context.state !== 'running' || level === 0 || voices >= voicesMax) return;
    voices += 1;
    for (const note of notes) sendNote(out.context, out.master, note);
    setTimeout(() => {
      voices -= 1;
    }, lengthOf(notes));
  };
  return {
    unlock() {
      out ??= openOutput();
      setLevel();
      if (out.context.state === 'suspended') void out.context.resume();
    },
    setVolume(next) {
      level = Math.min(Math.max(next, 0), 1);
      setLevel();
    },
    play: (sound) => playNotes(recipeOf(sound)),
    playNotes,
    close() {
      document.removeEventListener('visibilitychange', setLevel);
      void out?.context.close();
      out = null;
    },
  };
}

function openOutput() {
  const context = new AudioContext();
  const master = context.createGain();
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -18;
  compressor.ratio.value = 6;
  master.connect(compressor).connect(context.destination);
  return { context, master };
}

function sendNote(context: AudioContext, master: AudioNode, note: Note): void {
  const start = context.currentTime + note.atMs / 1000;
  const end = start + note.ms / 1000;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(silence, start);
  envelope.gain.exponentialRampToValueAtTime(note.gain, start + Math.min(0.008, note.ms / 4000));
  envelope.gain.exponentialRampToValueAtTime(silence, end);
  envelope.connect(master);
  const source = note.kind === 'tone' ? oscillator(context, note, start, end) : noise(context, note);
  source.last.connect(envelope);
  source.first.start(start);
  source.first.stop(end);
  source.first.onended = () => {
    source.last.disconnect();
    envelope.disconnect();
  };
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function oscillator(
  context: AudioContext,
  note: Extract<Note, { kind: 'tone' }>,
  start: number,
  end: number,
): Source {
  const first = context.createOscillator();
  first.type = note.wave;
  first.detune.value = note.detune ?? 0;
  first.frequency.setValueAtTime(note.hz, start);
  if (note.toHz) first.frequency.exponentialRampToValueAtTime(note.toHz, end);
  return { first, last: first };
}

function noise(context: AudioContext, note: Extract<Note, { kind: 'tap' }>): Source {
  const first = context.createBufferSource();
  const buffer = context.createBuffer(
    1,
    Math.ceil((context.sampleRate * note.ms) / 1000),
    context.sampleRate,
  );
  // Different noises sound alike, so a deterministic sawtooth of primes replaces random samples.
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = ((at * 7919) % 2003) / 1001.5 - 1;
  first.buffer = buffer;
  const last = context.createBiquadFilter();
  last.type = 'bandpass';
  last.frequency.value = note.hz;
  last.Q.value = note.q;
  first.connect(last);
  return { first, last };
}
