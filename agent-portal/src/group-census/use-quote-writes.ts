import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { EFFECTIVE_DATE, QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { call } from '#web/http/calls';
import type { SaveTracker } from '#web/records/use-save-state';
import { useStaleQuestion } from '#web/records/use-stale-question';
import { notifyError, notifySuccess } from '../app/notify.ts';
import { censusQuery, quoteQuery } from '../components/quote/quote-queries.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export interface QuoteWrites {
  rename: (name: string) => Promise<string | null>;
  setEffectiveDate: (day: IsoDate) => void;
  isMoving: boolean;
  /** Asks how to resolve it when someone else has changed the same field. */
  staleDialog: ReactNode;
}

/** Changes of the quote itself from the census screen: its name and its effective date. */
export function useQuoteWrites(quote: QuoteResponse, { track }: SaveTracker): QuoteWrites {
  const client = useQueryClient();
  const { isRunning, once } = useOneAtATime();
  const { afterStale, staleDialog } = useContestedSave(quote);
  const keep = async (changed: QuoteResponse) => {
    client.setQueryData(quoteQuery(quote.Id).queryKey, changed);
    await client.invalidateQueries({ queryKey: ['dashboard'] });
  };

  const rename = async (name: string, version = quote.Version): Promise<string | null> => {
    try {
      const body = { Id: quote.Id, Version: version, Name: name };
      await keep(await track((): Promise<QuoteResponse> => call(QUOTE_ACTIONS.update, { body })));
      return null;
    } catch (error) {
      return isStale(error)
        ? afterStale({ label: 'Quote name', mine: name, of: ({ Name }) => Name, again: (next) => rename(name, next) })
        : (fieldErrorsOf(error)['Name'] ?? [errorMessage(error)]).join(' ');
    }
  };
  const move = async (day: IsoDate, version = quote.Version): Promise<void> => {
    try {
      const request = { EffectiveDate: day, Version: version };
      const changed = await track(
        (): Promise<QuoteResponse> => call(EFFECTIVE_DATE.update, { id: quote.Id, body: request }),
        () => void move(day),
      );
      await keep(changed);
      await client.invalidateQueries({ queryKey: censusQuery(quote.Id).queryKey });
      notifySuccess(`The effective date is ${formatDay(changed.EffectiveDate)} now. Ages are taken on that day.`);
    } catch (error) {
      if (!isStale(error)) {
        notifyError({ text: errorMessage(error), fields: fieldErrorsOf(error) });
        return;
      }
      await afterStale({
        label: 'Effective date',
        mine: formatDay(day),
        of: ({ EffectiveDate }) => formatDay(EffectiveDate),
        again: (next) => move(day, next),
      });
    }
  };
  return {
    rename: (name) => rename(name),
    setEffectiveDate: (day) => {
      if (day !== quote.EffectiveDate) {
        void once(() => move(day));
      }
    },
    isMoving: isRunning,
    staleDialog,
  };
}

interface ContestedSave<Answer> {
  label: string;
  /** What the user wants stored, in words. */
  mine: string;
  /** The same fact of a quote, in words. */
  of: (quote: QuoteResponse) => string;
  /** The save, over another version. */
  again: (version: number) => Promise<Answer>;
}

/** After a save over an older version: the same again when nobody else changed this, else the user is asked whose value counts. */
function useContestedSave(quote: QuoteResponse) {
  const client = useQueryClient();
  const stale = useStaleQuestion('quote');
  const afterStale = async <Answer>({ label, mine, of, again }: ContestedSave<Answer>): Promise<Answer | null> => {
    const theirs = await client.fetchQuery({ ...quoteQuery(quote.Id), staleTime: 0 });
    if (of(theirs) === of(quote)) {
      return again(theirs.Version);
    }
    stale.ask({
      rows: [{ label, mine, theirs: of(theirs) }],
      // Their version is already on screen: it was fetched for the comparison.
      takeTheirs: () => {},
      keepMine: () => void again(theirs.Version),
    });
    return null;
  };
  return { afterStale, staleDialog: stale.dialog };
}
