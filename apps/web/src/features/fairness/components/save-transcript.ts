import type { Transcript } from '@tessera/fairness';
import { saveFile } from '../../../components/save-file/index.ts';

/** Saves a transcript with its receipts as a file for the stand-alone page and `npm run verify`. */
export function saveTranscript(transcript: Transcript): void {
  const { lottery, issue } = transcript.descriptor;
  saveFile(`${JSON.stringify(transcript, null, 2)}\n`, 'application/json', `${lottery}-${issue}.json`);
}
