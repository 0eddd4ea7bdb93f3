import { Card } from '@tessera/ui';
import type { Known } from '../kinds/index.ts';
import type { Shown } from '../kinds/kind-view.ts';
import styles from './example-card.module.css';
import { useWords } from './use-words.ts';

/** A calculated example, for the same amounts as the figures. */
export function ExampleCard({ of: { view }, shown }: { of: Known; shown: Shown }) {
  const words = useWords();
  return (
    <Card pad title={words.t('activity_example')}>
      <dl className={styles.root}>
        {view.example(shown, words).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
