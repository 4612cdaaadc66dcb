import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { remPixels } from '#web/theme/text-size';

/** A pixel is lost in rounding. */
const ROUNDING_PX = 1;

/**
 * How much of a table must be left out so that it is no wider than its frame: the first of the layouts 0 to `last`, each narrower than the
 * one before, that fits. `last` itself is taken without measuring. Follows the width of the frame and the size of the text.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, last: number): number {
  const [layout, setLayout] = useState(0);
  /** Of each layout that was too wide, its width in rem: what it needs changes with the size of the text. */
  const needed = useRef<number[]>([]);
  const measure = () => {
    const element = frame.current;
    if (!element) {
      return;
    }
    const rem = remPixels();
    const table = element.querySelector('table');
    if (table && table.offsetWidth > element.clientWidth + ROUNDING_PX) {
      needed.current[layout] = table.offsetWidth / rem;
    }
    const room = (element.clientWidth + ROUNDING_PX) / rem;
    const isTooWide = (at: number) => (needed.current[at] ?? 0) > room;
    setLayout(Array.from({ length: last }, (_, at) => at).find((at) => !isTooWide(at)) ?? last);
  };
  // Rows that have just come may need more room: before they are painted.
  useLayoutEffect(measure);
  const onResize = useEffectEvent(measure);
  useEffect(() => {
    const observer = new ResizeObserver(onResize);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}
