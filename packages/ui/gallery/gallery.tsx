import { ConfirmHost, LinkButton, Logo, MoneyText, Toaster } from '../src/index.ts';
import { builtInThemes } from '../src/themes/index.ts';
import { BallPanels } from './balls.tsx';
import { ControlPanels } from './controls.tsx';
import styles from './gallery.module.css';
import { RecordPanels } from './records.tsx';
import { ShellPanels } from './shell.tsx';

/** Every component in its states, in one theme. */
export function Gallery({ theme }: { theme: string }) {
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <h1>Tessera 组件</h1>
        {builtInThemes.map(({ id, name }) => (
          <LinkButton
            key={id}
            size="sm"
            href={`?theme=${id.slice('theme-'.length)}`}
            aria-current={id === theme ? 'page' : undefined}
          >
            {name}
          </LinkButton>
        ))}
      </div>
      <div className={styles.header}>
        <Logo name="Tessera" height={34} />
        <a href="?theme=default">彩票</a>
        <a href="?theme=dark">游戏</a>
        <MoneyText text="¥1,024.50" size="md" />
      </div>
      <div className={styles.columns}>
        <ControlPanels />
        <BallPanels />
        <ShellPanels theme={theme} />
        <RecordPanels />
      </div>
      <Toaster />
      <ConfirmHost />
    </main>
  );
}
