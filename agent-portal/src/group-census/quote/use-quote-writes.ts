import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { notifyError, notifySuccess } from '../../app/notifications/notify.ts';
import { censusQuery, quoteQuery } from '../../components/quote/quote-queries.ts';
import { changeEffectiveDate, renameQuote } from '../census.api.ts';
import type { Difference } from '#web/records/StaleDialog';
import type { SaveTracker } from '#web/records/use-save-state';
import { useStaleQuestion } from '#web/records/use-stale-question';

export interface QuoteWrites {
  rename: (name: string) => Promise<string | null>;
  setEffectiveDate: (day: IsoDate) => void;
  isMoving: boolean;
  /** Asked when someone else has changed the same. */
  staleDialog: ReactNode;
}

/** Changes of the quote itself from the census screen: its name and its effective date. */
export function useQuoteWrites(quote: QuoteResponse, { track }: SaveTracker): QuoteWrites {
  const client = useQueryClient();
  const [isMoving, setMoving] = useState(false);
  const running = useRef(false);
  const stale = useStaleQuestion('quote');
  const { queryKey } = quoteQuery(quote.Id);
  const keep = async (changed: QuoteResponse) => {
    client.setQueryData(queryKey, changed);
    await client.invalidateQueries({ queryKey: ['dashboard'] });
  };
  const current = () => client.fetchQuery({ ...quoteQuery(quote.Id), staleTime: 0 });

  const askWhose = (row: Difference, saveMine: () => Promise<unknown>) =>
    // Theirs is on the screen already: it was read to be compared.
    stale.ask({ rows: [row], takeTheirs: () => {}, keepMine: () => void saveMine() });

  const rename = async (name: string, version = quote.Version): Promise<string | null> => {
    try {
      const answer = await track(() => renameQuote({ Id: quote.Id, Version: version, Name: name }));
      if (typeof answer === 'string') {
        return answer;
      }
      await keep(answer);
      return null;
    } catch (error) {
      if (!isStale(error)) {
        return (fieldErrorsOf(error)['Name'] ?? [errorMessage(error)]).join(' ');
      }
      const theirs = await current();
      if (theirs.Name === quote.Name) {
        return rename(name, theirs.Version);
      }
      askWhose({ label: 'Quote name', mine: name, theirs: theirs.Name }, () => rename(name, theirs.Version));
      return null;
    }
  };
  const move = async (day: IsoDate, version = quote.Version): Promise<void> => {
    try {
      const request = { EffectiveDate: day, Version: version };
      const changed = await track(
        () => changeEffectiveDate(quote.Id, request),
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
      const theirs = await current();
      if (theirs.EffectiveDate === quote.EffectiveDate) {
        await move(day, theirs.Version);
        return;
      }
      const row = { label: 'Effective date', mine: formatDay(day), theirs: formatDay(theirs.EffectiveDate) };
      askWhose(row, () => move(day, theirs.Version));
    }
  };
  return {
    rename: (name) => rename(name),
    setEffectiveDate: (day) => {
      if (running.current || day === quote.EffectiveDate) {
        return;
      }
      running.current = true;
      setMoving(true);
      void move(day).finally(() => {
        running.current = false;
        setMoving(false);
      });
    },
    isMoving,
    staleDialog: stale.dialog,
  };
}
