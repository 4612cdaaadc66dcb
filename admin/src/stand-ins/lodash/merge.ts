import mergeWith from './merge-with.ts';

/** Puts the fields of the sources into the target, one source after the other. */
export default function merge(target: unknown, ...sources: unknown[]): unknown {
  return sources.reduce((merged, source) => mergeWith(merged, source, () => undefined), target);
}
