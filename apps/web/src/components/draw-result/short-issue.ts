/** The end of an issue that tells draws of a day apart: `20261121-0042` is `0042`, `2026321` is `6321`. */
export function shortIssue(issue: string): string {
  return issue.split('-').at(-1)!.slice(-4);
}
