/** Counts what `docs/walks.md` says about its walks. */

/** Paths of files, as walks write them. */
const FILES = /\b\w+(?:\/[\w.-]+)+\.(?:tsx?|mjs|sql)\b/g;

/**
 * The walks of the document. Files and hops are those of the numbered steps: what a walk says before its first step and after its
 * figures is left out.
 */
export function walksOf(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((walk) => {
      const title = walk.split('\n')[0];
      const figures = walk.search(/^\*\*/m);
      const steps = walk.slice(walk.search(/^1\. /m), figures);
      return {
        title,
        figures: /^\*\*.*$/m.exec(walk.slice(figures))?.[0],
        files: new Set(steps.match(FILES)),
        hops: steps.match(/=>/g)?.length ?? 0,
        steps: steps.match(/^\d+\. /gm)?.length ?? 0,
        calls: /=> HTTP `(?:GET|POST) \/(?:api|common)/.test(steps),
      };
    });
}

/** The figures that a walk must end with. `call` = the walk of a call. */
export function figuresOf({ files, hops, steps, calls }, call) {
  const counted = `**${files.size} files, ${hops} ${hops === 1 ? 'hop' : 'hops'}** in ${steps} steps`;
  return calls
    ? `${counted}; **${new Set([...files, ...call.files]).size} files** with those of a call.`
    : `${counted}.`;
}
