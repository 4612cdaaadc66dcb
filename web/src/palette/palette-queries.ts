import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FIND_CALLS } from '#shared/search/search.calls';
import type { FindResponse } from '#shared/search/find.record';
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

/** Groups, quotes and individuals as options; all open in the portal. */
export const foundSections = ({ Groups, Quotes, Individuals }: FindResponse, isOtherApp: boolean): PaletteSection[] => [
  {
    title: 'Groups',
    options: Groups.map(({ Id, Name, City, GroupNumber, Path }) => ({
      id: `group-${Id}`,
      title: Name,
      detail: [GroupNumber, City].filter(Boolean).join(', '),
      to: Path,
      isOtherApp,
    })),
  },
  {
    title: 'Quotes',
    options: Quotes.map(({ Id, Name, GroupName, QuoteStatus, Status, Step, Path }) => ({
      id: `quote-${Id}`,
      title: `${Id}: ${GroupName}, ${Name}`,
      detail: Step,
      status: { code: Status, label: QuoteStatus },
      to: Path,
      isOtherApp,
    })),
  },
  {
    title: 'Individuals',
    options: Individuals.map(({ Id, ApplicantName, Kind, QuoteStatus, Status, Path }) => ({
      id: `quote-${Id}`,
      title: `${Id}: ${ApplicantName}`,
      detail: Kind,
      status: { code: Status, label: QuoteStatus },
      to: Path,
      isOtherApp,
    })),
  },
];
