import { BallRow, type BallSize } from '@tessera/ui';
import { useT } from '../../platform/i18n/index.ts';
import { type DrawnNumbers, numbersOf } from './numbers.ts';
import { shortIssue } from './short-issue.ts';

export interface DrawResultProps {
  family: string;
  issue: string;
  result: DrawnNumbers;
  size?: BallSize;
  /** At most so many balls, then how many more there are. */
  limit?: number | undefined;
}

/** The result of one draw of any family, read out once with its issue. */
export function DrawResult({ family, issue, result, size = 'm', limit }: DrawResultProps) {
  const t = useT();
  const { numbers, extra, isSum } = numbersOf(family, result);
  const label = t('result_of_issue', {
    issue: shortIssue(issue),
    numbers: [...numbers, ...extra].join(' '),
  });
  return (
    <BallRow
      family={family}
      numbers={numbers}
      extra={extra}
      sum={isSum}
      label={label}
      size={size}
      {...(limit === undefined ? {} : { limit })}
    />
  );
}
