import type { Transcript } from '@tessera/fairness';

/** Saves a transcript with its receipts as the file that the stand-alone page and `npm run verify` read. */
export function saveTranscript(transcript: Transcript): void {
  const { lottery, issue } = transcript.descriptor;
  const file = new Blob([`${JSON.stringify(transcript, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${lottery}-${issue}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
