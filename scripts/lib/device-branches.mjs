/** The tests of a journey's source: `{ title, tags, body }`, each from `test(` to its end. */
function testsIn(source) {
  return [...source.matchAll(/^test\(\s*(?:(['"`])(.*?)\1|(\w+))[\s\S]*?^(?:\}\)|\));?$/gm)].map(
    ([body, , title, name]) => ({
      title: title ?? name,
      tags: (body.slice(0, body.indexOf('=>')).match(/@[\w-]+/g) ?? []).map((tag) => tag.slice(1)),
      body,
    }),
  );
}

/** Devices on which `npm test` runs a journey with these tags; `e2e/playwright.config.ts` leaves out by the same rule. */
function devicesOf(tags) {
  const leftOut = { pc: ['phone', 'brief-wap'], wap: ['once', 'brief-pc'] };
  return Object.keys(leftOut).filter((device) => !leftOut[device].some((tag) => tags.includes(tag)));
}

/** Devices whose own statements a test has: behind `if (app.phone)` and `if (!app.phone)`, or their `else`. */
function branchesOf(body) {
  const asked = [...body.matchAll(/^( *)if \((!?)(?:app\.)?phone\)(?: \{\n[\s\S]*?^\1\} else\b)?/gm)];
  return asked.flatMap(([whole, , not]) => {
    const own = not ? 'pc' : 'wap';
    return whole.endsWith('else') ? ['pc', 'wap'] : [own];
  });
}

/** Tests of a journey with statements for a device that `npm test` does not run them on: `title: device`. */
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
