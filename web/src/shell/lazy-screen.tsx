import { Box } from '@mui/material';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { loadPart } from './load-part.ts';
import { ScreenFailure } from './ScreenFailure.tsx';

const LOADING = { height: 480, borderRadius: 1, bgcolor: 'action.hover' } as const;

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** A screen that loads when the user navigates to it, so that the app starts without it. */
export function lazyScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Loaded = lazyPart(load, (error, retry) => <ScreenFailure error={error} retry={retry} />);
  return function LazyScreen(props: Props) {
    return (
      <Suspense fallback={<Box role="status" aria-label="Loading the page" sx={LOADING} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** The same for a router that loads a screen before navigating: on failure, the screen shows the error. */
export const loadScreen = (load: Load<object>) => async (): Promise<ComponentType> => {
  try {
    return await loadPart(load);
  } catch {
    return lazyScreen(load);
  }
};
