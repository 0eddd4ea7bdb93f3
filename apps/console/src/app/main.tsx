import '@tessera/ui/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { chooseLanguage, preferredLanguage } from '../platform/i18n.ts';
import { startLook } from '../platform/theme.ts';
import { App } from './app.tsx';

/** Starts the console: its look and language first, so that nothing changes while somebody reads. */
async function start(): Promise<void> {
  startLook();
  await chooseLanguage(preferredLanguage());
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
}

void start();
