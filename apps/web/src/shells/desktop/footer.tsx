import { inFile, lazyPart, useStepBehind } from '../../platform/lazy/index.ts';
import styles from './footer.module.css';

/** Its height is reserved, to avoid layout shifts. */
const FooterLine = lazyPart(inFile('after-home', async () => (await import('./footer-line.tsx')).FooterLine));

/** The footer of every page of the frame, rendered after the page. */
export function Footer() {
  return <footer className={styles.root}>{useStepBehind() && <FooterLine />}</footer>;
}
