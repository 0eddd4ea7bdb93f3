/** The part of an issue that tells it apart within a day: `20261121-0042` is `0042`; others keep their last four signs. */
export function shortIssue(issue: string): string {
  const dash = issue.lastIndexOf('-');
  return dash < 0 ? issue.slice(-4) : issue.slice(dash + 1);
}
