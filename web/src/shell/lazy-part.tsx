import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadPart } from './load-part.ts';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * A component that is loaded when it is first shown, inside a Suspense of its caller. When it cannot be loaded, what is around it
 * stays, and it can be tried again.
 *
 * @param failure shown in its place; without it a notice at the top of the page says what is missing
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
