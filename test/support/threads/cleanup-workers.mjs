import { rmSync } from 'node:fs';
import { FOLDER } from './build-workers.mjs';

export default function cleanupWorkers() {
  rmSync(FOLDER, { recursive: true, force: true });
}
