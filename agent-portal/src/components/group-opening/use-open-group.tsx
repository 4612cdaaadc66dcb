import { useMutation } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { groupCensusPath, newQuotePath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { lazyPart } from '#web/shell/lazy-part';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../../app/query-client.ts';
import { groupQuotesQuery } from './group-quotes-queries.ts';
import { useNextStep } from './use-next-step.ts';

const QuoteChooser = lazyPart(async () => (await import('./QuoteChooser.tsx')).QuoteChooser);

export interface OpenedGroup {
  id: number;
  name: string;
}

export interface GroupOpening {
  openGroup: (group: OpenedGroup) => void;
  /** The group's quotes are loading: a second click does nothing. */
  isOpening: boolean;
  /** Render it once per screen: the chooser, when there are several quotes. */
  dialog: ReactNode;
}

interface Choice {
  group: OpenedGroup;
  quotes: readonly QuoteResponse[];
}

/**
 * Opens a group at its next step: without a quote, the screen that starts one; a single quote at its next step; several in a
 * chooser. Source: spec 000 section 4, "Routing of a group quote by status".
 */
export function useOpenGroup(): GroupOpening {
  const goOn = useGoOn();
  const stepOf = useNextStep();
  const [choice, setChoice] = useState<Choice | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (group: OpenedGroup) => {
      const quotes = (await queryClient.fetchQuery({ ...groupQuotesQuery(group.id), staleTime: 0 })).filter(
        ({ IsDeleted }) => !IsDeleted,
      );
      const [only] = quotes;
      if (quotes.length > 1) {
        setChoice({ group, quotes });
      } else if (only) {
        await goOn(stepOf(only).path ?? groupCensusPath(only.Id));
      } else {
        await goOn(newQuotePath(group.id));
      }
    },
  });
  return {
    openGroup: (group) => {
      if (!isPending) {
        mutate(group);
      }
    },
    isOpening: isPending,
    dialog: choice && (
      <Suspense>
        <QuoteChooser groupName={choice.group.name} quotes={choice.quotes} onClose={() => setChoice(null)} />
      </Suspense>
    ),
  };
}
