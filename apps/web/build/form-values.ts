import { type Plugin, parseSync, Visitor } from 'vite';
import type { Form } from '../src/platform/device/form.ts';

/** Sources that may call `byForm`. */
const SOURCE = /\/src\/.*\.tsx?$/;
const CALL = /\b(?:byForm|partByForm)\(/;
const callees: readonly string[] = ['byForm', 'partByForm'];

/**
 * Keeps in each `byForm({ … })` and `partByForm({ … })` only the value of one form. What the other values import is then unused
 * and is not in the bundle, lazy parts included.
 */
export function formValues(form: Form): Plugin {
  return {
    name: 'tessera:form-values',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?', 1)[0] ?? id;
      if (!SOURCE.test(file) || !CALL.test(code)) return null;
      return { code: withOneForm(file, code, form), map: null };
    },
  };
}

/** The same program with the values of one form; line numbers stay the same. */
export function withOneForm(file: string, code: string, form: Form): string {
  const cuts: { start: number; end: number }[] = [];
  const calls = new Visitor({
    CallExpression({ callee, arguments: [values] }) {
      if (callee.type !== 'Identifier' || !callees.includes(callee.name)) return;
      if (values?.type !== 'ObjectExpression') {
        throw new Error(`${file}: ${callee.name} needs its values in the call, as an object`);
      }
      const named = values.properties.map((value) => ({ value, form: nameOf(value) }));
      const kept = form === 'tablet' && !named.some((one) => one.form === 'tablet') ? 'phone' : form;
      named.forEach(({ value, form: other }, at) => {
        if (other === kept) return;
        cuts.push({ start: value.start, end: values.properties[at + 1]?.start ?? values.end - 1 });
      });
    },
  });
  calls.visit(parseSync(file, code).program);
  return cuts.reduceRight(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, '') + text.slice(end),
    code,
  );
}

function nameOf(value: {
  readonly type: string;
  readonly key?: { readonly type: string; readonly name?: unknown };
}) {
  return value.type === 'Property' && value.key?.type === 'Identifier' ? value.key.name : undefined;
}
