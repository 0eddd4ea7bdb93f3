import type { Transcript } from '@tessera/fairness';
import { saveFile } from '../../../components/save-file/index.ts';

/** Saves a transcript with its receipts as the file that the stand-alone page and `npm run verify` read. */
export function saveTranscript(transcript: Transcript): void {
  const { lottery, issue } = transcript.descriptor;
  saveFile(`${JSON.stringify(transcript, null, 2)}\n`, 'application/json', `${lottery}-${issue}.json`);
}
