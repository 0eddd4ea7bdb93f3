/**
 * Process of {@link Pictures}: decodes one picture after the other from its standard input. It answers with the picture
 * encoded again, or with an empty frame when it cannot be decoded. The first empty frame reports that the process has
 * started. The process ends at the end of its input, so it never outlives the server.
 */
import { frameHead, frameReader } from './frames.ts';
import { repaint } from './repaint.ts';
import { sizeOf } from './size.ts';

process.stdin.on(
  'data',
  frameReader((file) => {
    const size = sizeOf(file);
    const painted = size && repaint(file, size);
    process.stdout.write(frameHead(painted?.length ?? 0));
    if (painted) process.stdout.write(painted);
  }),
);
process.stdout.write(frameHead(0));
