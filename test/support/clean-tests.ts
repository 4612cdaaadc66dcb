/**
 * Test files share modules and globals with the files after them: each test leaves them as it found them, connected. What is said on the
 * console is a fault that nobody would read, so the test fails, unless it expects it: then it spies on the console itself.
 */
import { format } from 'node:util';
import { jest } from '@jest/globals';
import { noteAnswer } from '#web/http/connection';

/** What tests replace: some properties of the page, and all of two objects of which a document without a browser lacks a part. */
const REPLACED: readonly (readonly [of: object, names: readonly string[] | null])[] = [
  [globalThis, ['document', 'fetch', 'ResizeObserver', 'scrollY']],
  [URL, null],
  [navigator, null],
];
let putBack: (() => void)[] = [];
let complaints: string[] = [];
const complain = (...said: unknown[]) => void complaints.push(format(...said));

beforeEach(() => {
  putBack = REPLACED.map(([of, names]) => remembered(of, names));
  complaints = [];
  Object.assign(console, { error: complain, warn: complain });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  putBack.forEach((back) => back());
  // Queries wait while no answer has come.
  noteAnswer();
  if (complaints.length > 0) {
    throw new Error(`On the console, unexpected:\n${complaints.join('\n')}`);
  }
});

/** @returns puts the object's own properties back to what they are now; null: all of them */
function remembered(of: object, names: readonly string[] | null): () => void {
  const before = Object.getOwnPropertyDescriptors(of) as Record<string, PropertyDescriptor>;
  return () => {
    for (const name of names ?? new Set([...Object.keys(before), ...Object.getOwnPropertyNames(of)])) {
      const [was, is] = [before[name], Object.getOwnPropertyDescriptor(of, name)];
      if (is?.value === was?.value && is?.get === was?.get) {
        continue;
      }
      if (was) {
        Object.defineProperty(of, name, was);
      } else {
        Reflect.deleteProperty(of, name);
      }
    }
  };
}
