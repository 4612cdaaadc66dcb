import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, with forward slashes.
 * @param {string} root
 */
export const sourceFiles = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'));
