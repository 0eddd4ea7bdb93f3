/**
 * The end of an issue, which distinguishes the draws of a day: `20261121-0042` is `0042`, `2026321` is `6321`, the date
 * `2026-11-21` is `11-21`.
 */
export function shortIssue(issue: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(issue)) return issue.slice(5);
  return issue.split('-').at(-1)!.slice(-4);
}
