import { Button, Logo, Tag, Tessera } from '@tessera/ui';
import { ArrowLeft, ArrowRight, RefreshCw } from '@tessera/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../data/settings/index.ts';
import { build } from '../../platform/device/index.ts';
import { entryAddresses } from './entry-addresses.ts';
import { fastestOf } from './latency.ts';
import { LineCard } from './line-card.tsx';
import styles from './line-page.module.css';
import { useLineText } from './line-words.ts';
import { type Latencies, useLatencies } from './use-latencies.ts';

export interface LinePageProps {
  onBack: () => void;
  /** At the end of the top bar. */
  topEnd?: ReactNode;
}

/** The entry addresses with their latencies; the fastest is preselected. */
export function LinePage({ onBack, topEnd }: LinePageProps) {
  const t = useLineText();
  const settings = useSettings();
  const lines = entryAddresses({ build: build.device, settings, hosts: build.siteHosts, location });
  const { latencies, measure, done } = useLatencies(lines);
  const [chosen, setChosen] = useState<string>();
  const fastest = done ? fastestOf(latencies) : undefined;
  const picked = chosen ?? fastest ?? location.origin;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.root}>
      <span className={styles.texture}>
        <Tessera />
      </span>
      <header className={styles.top}>
        <Logo name={settings.platformName} />
        {topEnd}
      </header>
      <div className={styles.centre}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('route_line')}
        </h1>
        <p className={styles.intro}>{t('line_intro')}</p>
        <div className={styles.lines} role="radiogroup" aria-label={t('route_line')}>
          {lines.map(({ origin, host, own }, at) => (
            <LineCard
              key={origin}
              name={t('line_name', { n: at + 1 })}
              tag={own && <Tag>{t('line_here')}</Tag>}
              host={host}
              latency={latencies[origin]}
              checked={origin === picked}
              onPick={() => setChosen(origin)}
            />
          ))}
        </div>
        <p className={styles.outcome} role="status">
          {done
            ? outcomeOf(
                lines.map(({ origin }) => origin),
                latencies,
              )
            : ''}
        </p>
        <div className={styles.acts}>
          <Button icon={RefreshCw} loading={!done} onClick={measure}>
            {t('line_measure')}
          </Button>
          <Button variant="primary" iconEnd={ArrowRight} onClick={() => location.assign(`${picked}/`)}>
            {t('line_enter')}
          </Button>
        </div>
        <Button variant="quiet" size="sm" className={styles.back} icon={ArrowLeft} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </main>
  );

  function outcomeOf(origins: readonly string[], measured: Latencies): string {
    const best = fastestOf(measured);
    if (best === undefined) return t('line_all_down');
    return t('line_best', { n: origins.indexOf(best) + 1, ms: measured[best] ?? 0 });
  }
}
