import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import type { QueuedQuote } from '../quote-queue/queued-quote.ts';
import { nextStep, placeText, previousStep, type QueuePlace, type Step } from './review-order.ts';
import type { Review } from './use-review.ts';

type Wanted = { page: number; edge: 'first' | 'last' } | 'next' | null;

/** The way through the queue, over its pages, from the quote under review. */
export function useQueueSteps<Row extends QueuedQuote>({ quoteId, open }: Review) {
  const list = useListContext<Row>();
  const { data = [], isPlaceholderData = false, page, perPage, setPage, total = 0 } = list;
  const place: QueuePlace = { ids: data.map(({ id }) => id), page, perPage, total };
  const id = quoteId ?? 0;
  const here = place.ids.indexOf(id);
  const [{ id: seen, at }, setSeen] = useState({ id: 0, at: -1 });
  const [wanted, setWanted] = useState<Wanted>(null);
  if (here >= 0 && (here !== at || id !== seen)) {
    setSeen({ id, at: here });
  }

  const take = (step: Step) => {
    if (step && 'quoteId' in step) {
      open(step.quoteId);
    } else if (step) {
      setWanted(step);
      setPage(step.page);
    }
  };
  const goOn = useEffectEvent(() => {
    if (wanted === 'next') {
      setWanted(null);
      take(nextStep(place, id, at));
    } else if (wanted && wanted.page === page && !isPlaceholderData) {
      setWanted(null);
      const edge = wanted.edge === 'first' ? place.ids[0] : place.ids.at(-1);
      take(edge === undefined ? null : { quoteId: edge });
    }
  });
  useEffect(() => goOn(), [wanted, page, isPlaceholderData]);

  const step = nextStep(place, id, at);
  const back = previousStep(place, id, at);
  return {
    listed: data[here],
    /** The list does not have it, and did not have it either when it was opened. */
    isElsewhere: here < 0 && id !== seen && list.data !== undefined && !isPlaceholderData,
    placeText: placeText(place, id, at),
    next: step && (() => take(step)),
    previous: back && (() => take(back)),
    /** The next quote if it is on this page, for which nothing has to be waited for. */
    following: step && 'quoteId' in step ? step.quoteId : null,
    /** Opens what has moved into the place of the quote, which has left the refetched list. */
    moveOn: () => setWanted('next'),
  };
}

export type QueueSteps<Row extends QueuedQuote = QueuedQuote> = ReturnType<typeof useQueueSteps<Row>>;
