import { BallRow, type BallSize } from '@tessera/ui';
import { shortIssue } from '../../data/draws/short-issue.ts';
import { lookOf } from '../../data/families/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { type DrawnNumbers, numbersOf } from './numbers.ts';

export interface DrawResultProps {
  family: string;
  issue: string;
  result: DrawnNumbers;
  size?: BallSize;
  /** Maximum number of balls; the number of hidden ones follows. */
  limit?: number | undefined;
}

/** The result of one draw of any family, with one accessible label that includes the issue. */
export function DrawResult({ family, issue, result, size = 'm', limit }: DrawResultProps) {
  const t = useT();
  const { numbers, extra, isSum } = numbersOf(family, result);
  const label = t('result_of_issue', {
    issue: shortIssue(issue),
    numbers: [...numbers, ...extra].join(' '),
  });
  return (
    <BallRow
      look={lookOf(family)}
      numbers={numbers}
      extra={extra}
      sum={isSum}
      label={label}
      size={size}
      {...(limit === undefined ? {} : { limit })}
    />
  );
}
