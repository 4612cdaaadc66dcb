import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../shell/lazy-part.tsx';
import type { StaleChoice } from './StaleDialog.tsx';

const StaleDialog = lazyPart(async () => (await import('./StaleDialog.tsx')).StaleDialog);

export interface StaleQuestion {
  ask: (choice: StaleChoice) => void;
  isAsked: boolean;
  /** Render it once, anywhere on the screen. */
  dialog: ReactNode;
}

/**
 * The question after saving an outdated version: whose values to keep.
 * @param noun what users call the record: "group", "member"
 */
export function useStaleQuestion(noun: string): StaleQuestion {
  const [asked, setAsked] = useState<StaleChoice | null>(null);
  const after = (answer: () => void) => () => {
    setAsked(null);
    answer();
  };
  return {
    ask: setAsked,
    isAsked: asked !== null,
    dialog: asked && (
      <Suspense>
        <StaleDialog noun={noun} {...asked} takeTheirs={after(asked.takeTheirs)} keepMine={after(asked.keepMine)} />
      </Suspense>
    ),
  };
}
