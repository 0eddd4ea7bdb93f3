import { useSettings } from '../../settings/index.ts';

/** Leads to customer service; nothing where the platform names none. */
export function ServiceLink({ text }: { text: string }) {
  const { serviceUrl } = useSettings();
  if (!serviceUrl) return null;
  return (
    <a href={serviceUrl} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
