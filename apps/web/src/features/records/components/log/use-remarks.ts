import { useBetNames } from '../use-bet-names.ts';

/** A remark as a player reads it: the service writes a draw as the lottery's id and the issue. */
export function useRemarks(): (remark: string) => string {
  const names = useBetNames();
  return (remark) => {
    const [id = '', issue] = remark.split(' ');
    return issue === undefined ? remark : `${names.lottery(id)} ${remark.slice(id.length + 1)}`;
  };
}
