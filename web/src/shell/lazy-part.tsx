import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadPart } from './load-part.ts';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * A component that loads when it is first shown, inside the caller's Suspense. If loading fails, the rest of the page stays, and
 * the user can retry.
 *
 * @param failure shown in its place; if absent, a notice at the top of the page says what is missing
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failure?: (error: unknown, retry: () => void) => ReactNode,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await loadPart(load) })) as unknown as ComponentType<Props>;
  let Loaded = begin();
  return function LazyPart(props: Props) {
    return (
      <PartBoundary onRetry={() => (Loaded = begin())} failure={failure}>
        {() => <Loaded {...props} />}
      </PartBoundary>
    );
  };
}
