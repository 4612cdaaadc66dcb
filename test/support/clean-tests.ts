/**
 * Test files share modules and globals with the files after them: each test leaves them as it found them. What is said on the
 * console is a fault that nobody would read, so the test fails, unless it expects it: then it spies on the console itself.
 */
import { format } from 'node:util';
import { jest } from '@jest/globals';

let found: Pick<typeof globalThis, 'fetch' | 'ResizeObserver'>;
let complaints: string[] = [];
const complain = (...said: unknown[]) => void complaints.push(format(...said));

beforeEach(() => {
  const { fetch, ResizeObserver } = globalThis;
  found = { fetch, ResizeObserver };
  complaints = [];
  Object.assign(console, { error: complain, warn: complain });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.assign(globalThis, found);
  if (complaints.length > 0) {
    throw new Error(`On the console, unexpected:\n${complaints.join('\n')}`);
  }
});
