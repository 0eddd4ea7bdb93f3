import type { ReactNode } from 'react';

/** One state of a component: a component without props, exported by a `*.stories.tsx` beside its subject. */
export interface Story {
  (): ReactNode;
  /** Shown across the whole width, below each other, instead of in a row. */
  wide?: boolean;
  /** Shown on a page of its own, because an open layer blocks the rest of the page. */
  alone?: boolean;
}

/** The stories of one file. */
export interface StoryFile {
  /** Path below `src` without its ending: `ball/ball-row`. */
  readonly name: string;
  /** With the name of their export, in alphabetical order. */
  readonly stories: readonly (readonly [name: string, story: Story])[];
}

const ending = '.stories.tsx';
const modules = import.meta.glob<Record<string, Story>>('../src/**/*.stories.tsx', { eager: true });

/** All stories of the package, by file. */
export const storyFiles: readonly StoryFile[] = Object.entries(modules).map(([path, module]) => ({
  name: path.slice('../src/'.length, -ending.length),
  stories: Object.entries(module),
}));

/** The story with this address: `dialog/dialog/Open`. */
export const storyAt = (address: string): Story | undefined =>
  storyFiles
    .flatMap(({ name, stories }) => stories.map(([story, show]) => ({ address: `${name}/${story}`, show })))
    .find((story) => story.address === address)?.show;
