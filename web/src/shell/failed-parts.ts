import { useSyncExternalStore } from 'react';

/** A part of the page that could not be loaded or threw. */
export interface FailedPart {
  error: unknown;
  /** Renders the part again. */
  retry: () => void;
}

let failed: readonly FailedPart[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly FailedPart[]): void => {
  failed = next;
  listeners.forEach((listener) => listener());
};

/** @returns a function that removes it */
export function noteFailedPart(part: FailedPart): () => void {
  change([...failed, part]);
  return () => change(failed.filter((each) => each !== part));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The parts currently missing from the page. */
export const useFailedParts = (): readonly FailedPart[] => useSyncExternalStore(subscribe, () => failed);
