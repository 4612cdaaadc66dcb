import { useMediaQuery, type Theme } from '@mui/material';
import { useCallback, useState } from 'react';
import { remPixels } from './text-size.ts';

/** Below it a row's name and its buttons do not stand side by side. */
const TABLE_REM = 24;

/** Whether a table would not fit: on a phone, or where the text is large for the place that the element has. */
export function useIsNarrow() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setHasNoRoom(element.clientWidth < TABLE_REM * remPixels()));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNarrow: isPhone || hasNoRoom, measure };
}
