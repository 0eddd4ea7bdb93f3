import type { ComponentType } from 'react';
import { build } from './build.ts';

/** Layout forms of the client. A build has one form; the width of the window does not change it. */
export type Form = 'desktop' | 'phone' | 'tablet';

const forms = { pc: 'desktop', wap: 'phone', app: 'phone', pad: 'tablet' } as const;

/** Form of this build. */
export const formOfBuild: Form = forms[build.device];

/** One value per form. Without a value of its own a tablet takes the phone's. */
export interface ByForm<Value> {
  readonly desktop: Value;
  readonly phone: Value;
  readonly tablet?: Value;
}

/**
 * The value for the form of this build: `const SHOWN = byForm({ desktop: 12, phone: 6 })`. A build contains only the value of
 * its form and the imports that this value needs (`build/form-values.ts`), so the object must be written in the call.
 */
// @__NO_SIDE_EFFECTS__
export function byForm<Value>(values: ByForm<Value>): Value {
  return formOfBuild === 'tablet' ? (values.tablet ?? values.phone) : values[formOfBuild];
}

/**
 * The component for the form of this build: `const List = partByForm({ desktop: ListTable, phone: ListCards })`. All take the
 * same props. A form that is left out shows nothing. Otherwise like {@link byForm}.
 */
// @__NO_SIDE_EFFECTS__
export function partByForm<Props>(parts: Partial<ByForm<ComponentType<Props>>>): ComponentType<Props> {
  return (formOfBuild === 'tablet' ? (parts.tablet ?? parts.phone) : parts[formOfBuild]) ?? Nothing;
}

function Nothing() {
  return null;
}
