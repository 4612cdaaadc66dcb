import { type Breakpoint, type Theme, useMediaQuery } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';

/** Whether the window is narrower than a breakpoint of the theme, or than this many pixels. On paper, what was so on the screen. */
export const useIsBelow = (width: Breakpoint | number): boolean =>
  useAsOnScreen(useMediaQuery<Theme>((theme) => theme.breakpoints.down(width)));

/** On paper, what was so on the screen: a page that is drawn anew while it is printed loses what no longer fits on the counted sheets. */
export function useAsOnScreen(isSo: boolean): boolean {
  const isPrinting = useSyncExternalStore(onPrint, isOnPaper);
  const [onScreen, setOnScreen] = useState(isSo);
  if (!isPrinting && onScreen !== isSo) {
    setOnScreen(isSo);
  }
  return isPrinting ? onScreen : isSo;
}

/** MUI's own hook warns of this query at each use. Where nothing is laid out, nothing is printed. */
const PAPER = typeof matchMedia === 'function' ? matchMedia('print') : null;

const isOnPaper = (): boolean => PAPER?.matches === true;

function onPrint(changed: () => void): () => void {
  PAPER?.addEventListener('change', changed);
  return () => PAPER?.removeEventListener('change', changed);
}
