import type { App } from '../pages/app.ts';
import { axeFaults } from './axe.ts';
import { isBrief, shortThemes } from './brief.ts';
import { dress, looksOf } from './themes.ts';

/** What axe finds on the open page by theme: every rule once, and in each other theme the rules that depend on colours. */
export async function axeInThemes(app: App): Promise<Record<string, string[]>> {
  const looks = (await looksOf(app.site)).filter(({ id }) => !isBrief || shortThemes.includes(id));
  const found: Record<string, string[]> = {};
  for (const [place, look] of looks.entries()) {
    await dress(app.page, look);
    const wrong = await axeFaults(app.page, place === 0 ? undefined : ['color-contrast']);
    if (wrong.length > 0) found[look.id] = wrong;
  }
  await dress(app.page, looks[0]!);
  return found;
}
