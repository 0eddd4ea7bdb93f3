import { Card, LinkButton } from '../src/index.ts';
import { builtInThemes } from '../src/themes/index.ts';
import styles from './gallery.module.css';
import { type Story, type StoryFile, storyAt, storyFiles } from './stories.ts';
import { StoryBoundary } from './story-boundary.tsx';

/** Every story in one theme, or only the story with the given address. */
export function Gallery({ theme, only }: { theme: string; only: string | null }) {
  if (only !== null) return <Alone address={only} />;
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <h1>Components</h1>
        {builtInThemes.map(({ id, name }) => (
          <LinkButton
            key={id}
            size="sm"
            href={addressOf({ theme: id.slice('theme-'.length) })}
            aria-current={id === theme ? 'page' : undefined}
          >
            {name}
          </LinkButton>
        ))}
      </div>
      <div className={styles.columns}>
        {storyFiles.map((file) => (
          <StoryCard key={file.name} file={file} />
        ))}
      </div>
    </main>
  );
}

function StoryCard({ file }: { file: StoryFile }) {
  return (
    <section className={styles.file} data-file={file.name}>
      <Card pad title={file.name}>
        {file.stories.map(([name, story]) => (
          <div key={name} className={styles.story}>
            <span className={styles.name}>{name}</span>
            {story.alone ? (
              <LinkButton size="sm" data-alone href={addressOf({ story: `${file.name}/${name}` })}>
                {name}
              </LinkButton>
            ) : (
              <Shown story={story} />
            )}
          </div>
        ))}
      </Card>
    </section>
  );
}

function Shown({ story }: { story: Story }) {
  const Content = story;
  return (
    <div className={story.wide ? styles.wide : styles.row}>
      <StoryBoundary>
        <Content />
      </StoryBoundary>
    </div>
  );
}

function Alone({ address }: { address: string }) {
  const story = storyAt(address);
  return (
    <main className={styles.page}>
      <h1>{address}</h1>
      {story ? <Shown story={story} /> : <p data-failed>No such story</p>}
    </main>
  );
}

/** The current address with some parameters replaced. */
function addressOf(changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) query.set(key, value);
  return `?${query}`;
}
