/** Our words for the older names of wire fields (`docs/glossary.md`). */
interface Words {
  disk: 'board';
  disks: 'boards';
  plat: 'platform';
  plats: 'platforms';
}

/** `played` is the id of a play, or the list of plays. */
type Word<Field, Value> = Field extends 'played'
  ? Value extends readonly unknown[]
    ? 'plays'
    : 'play'
  : Field extends keyof Words
    ? Words[Field]
    : Field;

/**
 * A wire shape in our words, at every depth. It is derived from the endpoint's declaration, so a codec that returns it passes
 * on every field, and does not compile while it leaves an older name in place.
 */
export type Inward<Wire> = Wire extends readonly unknown[]
  ? { [Index in keyof Wire]: Inward<Wire[Index]> }
  : Wire extends object
    ? { [Field in keyof Wire as Word<Field, Wire[Field]>]: Inward<Wire[Field]> }
    : Wire;
