import { useSyncExternalStore } from 'react';

/** A part of the page that is missing or broke. */
export interface FailedPart {
  error: unknown;
  /** Draws the part again. */
  retry: () => void;
}

let failed: readonly FailedPart[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly FailedPart[]): void => {
  failed = next;
  listeners.forEach((listener) => listener());
};

/** @returns takes it back */
export function noteFailedPart(part: FailedPart): () => void {
  change([...failed, part]);
  return () => change(failed.filter((each) => each !== part));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is missing from the page now. */
export const useFailedParts = (): readonly FailedPart[] => useSyncExternalStore(subscribe, () => failed);
