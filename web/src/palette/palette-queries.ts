import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FIND_CALLS } from '#shared/search/search.calls';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { deskPath } from '#shared/sales/review-desk';
import type { FindResponse, FoundIndividualHit, FoundQuoteHit } from '#shared/search/find.record';
import { WITH_NOTICE, call } from '../http/calls.ts';
import type { PaletteApp, PaletteSection } from './palette-option.ts';

/** One letter matches almost everything; one digit may be a quote number. Groups are for those who quote them. */
export const isWorthAsking = (text: string, { permissions }: PaletteApp): boolean =>
  permissions.includes('smallgroup') && (text.length > 1 || /^\d$/.test(text));
const FRESH_MS = 30_000;

/** An obsolete search is aborted; a repeated one shows cached results immediately. */
export const findQuery = (text: string, app: PaletteApp) =>
  queryOptions({
    queryKey: ['find', text],
    queryFn: ({ signal }) => call(FIND_CALLS.find, { body: { Text: text } }, { ...WITH_NOTICE, signal }),
    enabled: isWorthAsking(text, app),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/**
 * Groups, quotes and individuals as options. In the console quotes open on the review desk; groups, and quotes that are still being
 * prepared, have their page in the portal.
 */
export function foundSections({ Groups, Quotes, Individuals }: FindResponse, isConsole: boolean): PaletteSection[] {
  const placeOf = (type: QuoteType, { Id, Status, Path }: FoundQuoteHit | FoundIndividualHit) =>
    isConsole && !BEFORE_ENROLLMENT.includes(Status)
      ? { to: deskPath(type, Id), isOtherApp: false }
      : { to: Path, isOtherApp: isConsole };
  return [
    {
      title: 'Groups',
      options: Groups.map(({ Id, Name, City, GroupNumber, Path }) => ({
        id: `group-${Id}`,
        title: Name,
        detail: [GroupNumber, City].filter(Boolean).join(', '),
        number: GroupNumber,
        to: Path,
        isOtherApp: isConsole,
      })),
    },
    {
      title: 'Quotes',
      options: Quotes.map((quote) => ({
        id: `quote-${quote.Id}`,
        title: `${quote.Id}: ${quote.GroupName}, ${quote.Name}`,
        detail: quote.Step,
        number: String(quote.Id),
        status: { code: quote.Status, label: quote.QuoteStatus },
        ...placeOf('SmallGroupNewBusiness', quote),
      })),
    },
    {
      title: 'Individuals',
      options: Individuals.map((quote) => ({
        id: `quote-${quote.Id}`,
        title: `${quote.Id}: ${quote.ApplicantName}`,
        detail: quote.Kind,
        number: String(quote.Id),
        status: { code: quote.Status, label: quote.QuoteStatus },
        ...placeOf('IndividualNewBusiness', quote),
      })),
    },
  ];
}
