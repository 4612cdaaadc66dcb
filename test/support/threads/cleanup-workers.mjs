import { rmSync } from 'node:fs';
import { FOLDER } from './build-workers.mjs';

export default function takeAway() {
  rmSync(FOLDER, { recursive: true, force: true });
}
