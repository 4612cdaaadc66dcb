import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTION_CHOICES } from '../../shared/src/timeline/actions.ts';

const BACKEND = path.join(import.meta.dirname, '../../backend/src');

/** Actions as they stand in the source; those that are put together are told by the types of their parts. */
function writtenActions(): string[] {
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(BACKEND, file), 'utf8');
    return [...source.matchAll(/(?<!xFrameOptions: \{ )\baction: '([a-z][a-z0-9-]*)'/g)].map(([, action]) => action!);
  });
}

describe('the words of the audit trail', () => {
  it('are there for every action that the program writes down', () => {
    const known = new Set(ACTION_CHOICES.map(({ id }) => id));
    const written = writtenActions();
    expect(written.length).toBeGreaterThan(40);
    expect([...new Set(written)].filter((action) => !known.has(action))).toEqual([]);
  });
});
