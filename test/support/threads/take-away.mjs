import { rmSync } from 'node:fs';
import { FOLDER } from './put-together.mjs';

export default function takeAway() {
  rmSync(FOLDER, { recursive: true, force: true });
}
