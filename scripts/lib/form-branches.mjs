/** Ways in which a feature can ask for the form of its build. */
const ASKED =
  /\b(?:isPhone|isDesktop|isTablet|formOfBuild|__DEVICE__)\b|\bbuild\.device\s*[!=]==|\bagent\s*[!=]==|\bdataset\.form\b|(?<![.\w])form\s*[!=]==\s*'(?:desktop|phone|tablet)'/g;
/** A choice by form, up to the object of its values. */
const CHOSEN = /\b(?:byForm|partByForm)(?:<[^(]*>)?\(\{/g;
/** An import of names from a file that only one form shows, and a lazy one. */
const FORM_FILE = /^import \{([^}]*)\} from '[^']*\.(?:desktop|phone|tablet)\.tsx?';/gm;
const LAZY_FORM_FILE =
  /^lazyPart\(\s*async \(\) => \(await import\('[^']*\.(?:desktop|phone|tablet)\.tsx?'\)\)/;

/**
 * Questions for the form in a feature's source; each could be answered by the layout, a shared component or a file of that
 * form. A choice between whole files, `byForm({ desktop: Table, phone: Cards })` with names imported from `*.desktop.tsx` and
 * `*.phone.tsx`, is no question; a choice between anything else counts once.
 */
export function formBranchesIn(source) {
  const ofFiles = new Set(
    [...source.matchAll(FORM_FILE)].flatMap(([, names]) => names.split(',').map((name) => name.trim())),
  );
  const code = source.replace(/^import [\s\S]*?;$/gm, '');
  const chosen = [...code.matchAll(CHOSEN)].filter(
    ({ 0: call, index }) => !valuesAt(code, index + call.length).every((value) => isFile(value, ofFiles)),
  );
  return (code.match(ASKED)?.length ?? 0) + chosen.length;
}

const isFile = (value, ofFiles) => ofFiles.has(value) || LAZY_FORM_FILE.test(value);

/** The values of the object whose content starts at `start`, as they are written. */
function valuesAt(code, start) {
  const parts = [''];
  let depth = 0;
  for (const sign of code.slice(start)) {
    if ('{[('.includes(sign)) depth += 1;
    if ('}])'.includes(sign)) depth -= 1;
    if (depth < 0) break;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part.trim() !== '').map((part) => part.slice(part.indexOf(':') + 1).trim());
}
