import '../src/styles.css';
import common from '@tessera/messages/enUs/common.json';
import fairness from '@tessera/messages/enUs/fairness.json';
import start from '@tessera/messages/enUs/start.json';
import { createRoot } from 'react-dom/client';
import { applyTheme, type UiText, UiTextProvider } from '../src/index.ts';
import { builtInThemes } from '../src/themes/index.ts';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
const wanted = `theme-${query.get('theme') ?? 'default'}`;
const theme = builtInThemes.find(({ id }) => id === wanted);
if (theme) applyTheme(root, theme.values);
root.dataset.theme = theme?.id;
root.dataset.form = query.get('form') ?? 'desktop';
if (query.has('aid')) root.dataset.colourAid = '';
const density = query.get('density');
if (density) root.dataset.density = density;

const texts: Readonly<Record<string, string>> = { ...common, ...fairness, ...start };
const text: UiText = (key, values = {}) =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <UiTextProvider text={text}>
      <Gallery theme={wanted} only={query.get('story')} />
    </UiTextProvider>,
  );
