import { type KeyboardEvent, useState } from 'react';

/** Whether caps lock is on, from the last key event in the field; spread `watch` onto the field. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const note = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: note, onKeyUp: note, onBlur: () => setOn(false) } };
}
