import { useSyncExternalStore } from 'react';

const watchScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled further than this. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(watchScroll, () => window.scrollY > pixels);
