import { useSettings } from '../../../data/settings/index.ts';

/** Link to customer service; null where the platform has none. */
export function ServiceLink({ text }: { text: string }) {
  const { serviceUrl } = useSettings();
  if (!serviceUrl) return null;
  return (
    <a href={serviceUrl} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
