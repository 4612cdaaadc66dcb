import { Skeleton } from '@mui/material';
import { lazy, Suspense, type ComponentType } from 'react';

/** A screen that is loaded when somebody goes there: the console opens without it. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyScreen() {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={480} role="status" aria-label="Loading the page" />}>
        <Loaded />
      </Suspense>
    );
  };
}
