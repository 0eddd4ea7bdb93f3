import '../src/styles.css';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../src/index.ts';
import { builtInThemes } from '../src/themes/index.ts';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
const wanted = `theme-${query.get('theme') ?? 'default'}`;
const theme = builtInThemes.find(({ id }) => id === wanted);
if (theme) applyTheme(root, theme.values);
root.dataset.theme = theme?.id;
root.dataset.device = query.get('device') ?? 'pc';
if (query.has('aid')) root.dataset.colourAid = '';
const density = query.get('density');
if (density) root.dataset.density = density;

const place = document.getElementById('root');
if (place) createRoot(place).render(<Gallery theme={wanted} />);
