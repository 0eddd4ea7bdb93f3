import type { ReactNode } from 'react';
import { useOperator } from '../../data/session.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './rates.module.css';

interface PastVersion {
  readonly number: number;
  readonly from: string;
  readonly by: string;
  readonly at: number;
  readonly isNow: boolean;
}

/** Versions with the day each begins and who made it. `figures`: what is shown of one besides. */
export function PastVersions<V extends PastVersion>({
  versions,
  figures,
}: {
  versions: readonly V[];
  figures?: (version: V) => ReactNode;
}) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return (
    <ul className={styles.past}>
      {versions.map((version) => (
        <li key={version.number}>
          <strong>
            {t('rates_since', { day: version.from })}
            {version.isNow && ` · ${t('rates_now')}`}
          </strong>
          {figures?.(version)}
          <span className="s12 t3">
            {version.number === 1
              ? t('initial_value')
              : `${version.by} · ${momentText(version.at, now, timeZone)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
