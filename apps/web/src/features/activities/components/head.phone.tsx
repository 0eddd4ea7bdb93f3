import { BarTitle } from '../../../components/page-head/index.ts';
import type { Known } from '../kinds/index.ts';
import { Art } from './art.tsx';
import styles from './head.module.css';
import { StandingTag } from './standing-tag.tsx';
import { useWords } from './use-words.ts';

/** The head of an activity's page on phones: its name in the bar and on a coloured ground, with its condition. */
export function Hero({ of }: { of: Known }) {
  const words = useWords();
  return (
    <>
      <BarTitle>{of.activity.name}</BarTitle>
      <div className={styles.hero}>
        <Art of={of}>
          <StandingTag of={of.activity} />
          <b>{of.activity.name}</b>
          <span>{of.view.line(of.terms, words)}</span>
        </Art>
      </div>
    </>
  );
}
