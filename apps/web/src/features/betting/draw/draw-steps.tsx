import { Icon, VisuallyHidden } from '@tessera/ui';
import { Circle, CircleCheck } from '@tessera/ui/icons';
import type { DrawView } from '../../../data/draws/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { DrawWait } from './draw-phase.ts';
import styles from './draw-steps.module.css';

export interface DrawStepsProps {
  draw: DrawView;
  waits: DrawWait;
}

/** The way of a closed draw to its numbers, each step marked when it has happened: close, seal, beacon or official numbers. */
export function DrawSteps({ draw, waits }: DrawStepsProps) {
  const t = useT();
  const steps = [
    { name: 'closed', text: t('bet_step_closed'), done: true },
    { name: 'sealed', text: t('bet_step_sealed'), done: waits !== 'seal' },
    { name: 'numbers', text: numbersText(), done: false },
  ];
  function numbersText(): string {
    if (draw.outside) return t('bet_step_official');
    return draw.round === null ? t('bet_step_beacon') : t('bet_step_round', { round: draw.round });
  }
  return (
    <ol className={styles.root}>
      {steps.map(({ name, text, done }) => (
        <li key={name} className={styles.step} data-done={done || undefined}>
          <Icon of={done ? CircleCheck : Circle} size={14} />
          {text}
          <VisuallyHidden>{t(done ? 'bet_step_done' : 'bet_step_waits')}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** The same as a bar of three parts, for small spaces. */
export function DrawStepsBar({ waits }: Pick<DrawStepsProps, 'waits'>) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i data-done="" />
      <i data-done={waits === 'seal' ? undefined : ''} data-next={waits === 'seal' ? '' : undefined} />
      <i data-next={waits === 'seal' ? undefined : ''} />
    </span>
  );
}
