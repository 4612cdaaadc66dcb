import { type Breakpoint, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';

/**
 * Whether the window is narrower than a breakpoint of the theme, or than this many pixels. On paper, what was so on the screen: a page
 * that is drawn anew while it is printed loses what no longer fits on the sheets that were counted before.
 */
export function useIsBelow(width: Breakpoint | number): boolean {
  const isBelow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(width));
  const isPrinting = useMediaQuery('print');
  const [onScreen, setOnScreen] = useState(isBelow);
  if (!isPrinting && onScreen !== isBelow) {
    setOnScreen(isBelow);
  }
  return isPrinting ? onScreen : isBelow;
}
