/** The tests in the source of a journey file: `{ title, tags, body }`, each from `test(` to its end. */
function testsIn(source) {
  return [...source.matchAll(/^test\(\s*(?:(['"`])(.*?)\1|(\w+))[\s\S]*?^(?:\}\)|\));?$/gm)].map(
    ([body, , title, name]) => ({
      title: title ?? name,
      tags: (body.slice(0, body.indexOf('=>')).match(/@[\w-]+/g) ?? []).map((tag) => tag.slice(1)),
      body,
    }),
  );
}

/** Devices on which `npm test` runs a journey with these tags; `e2e/playwright.config.ts` applies the same rule. */
function devicesOf(tags) {
  if (tags.includes('pad')) return ['pad'];
  const leftOut = { pc: ['phone', 'brief-wap'], wap: ['once', 'brief-pc'] };
  return Object.keys(leftOut).filter((device) => !leftOut[device].some((tag) => tags.includes(tag)));
}

/** Devices for which a test has statements of their own: after `if (app.phone)` and `if (!app.phone)`, or their `else`. */
function branchesOf(body) {
  const asked = [...body.matchAll(/^( *)if \((!?)(?:app\.)?phone\)(?: \{\n[\s\S]*?^\1\} else\b)?/gm)];
  return asked.flatMap(([whole, , not]) => {
    const own = not ? 'pc' : 'wap';
    return whole.endsWith('else') ? ['pc', 'wap'] : [own];
  });
}

/** Journeys with statements for a device on which `npm test` does not run them: `title: device`. */
export function unreachedBranches(source) {
  return testsIn(source).flatMap(({ title, tags, body }) => {
    const run = devicesOf(tags);
    const missed = new Set(branchesOf(body).filter((device) => !run.includes(device)));
    return [
      ...(run.length === 0 ? [`${title}: no device`] : []),
      ...[...missed].map((device) => `${title}: ${device}`),
    ];
  });
}
