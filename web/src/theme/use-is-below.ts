import { type Breakpoint, type Theme, useMediaQuery } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';

/**
 * Whether the window is narrower than a breakpoint of the theme, or than this many pixels. On paper, what was so on the screen: a page
 * that is drawn anew while it is printed loses what no longer fits on the sheets that were counted before.
 */
export function useIsBelow(width: Breakpoint | number): boolean {
  const isBelow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(width));
  const isPrinting = useSyncExternalStore(onPrint, isOnPaper);
  const [onScreen, setOnScreen] = useState(isBelow);
  if (!isPrinting && onScreen !== isBelow) {
    setOnScreen(isBelow);
  }
  return isPrinting ? onScreen : isBelow;
}

/** MUI's own hook warns of this query at each use. Where nothing is laid out, nothing is printed. */
const PAPER = typeof matchMedia === 'function' ? matchMedia('print') : null;

const isOnPaper = (): boolean => PAPER?.matches === true;

function onPrint(changed: () => void): () => void {
  PAPER?.addEventListener('change', changed);
  return () => PAPER?.removeEventListener('change', changed);
}
