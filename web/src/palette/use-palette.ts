import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { deskPath } from '#shared/sales/review-desk';
import type { FindResponse, FoundIndividualHit, FoundQuoteHit } from '#shared/search/find.record';
import { FIND_CALLS } from '#shared/search/search.calls';
import { call, WITH_NOTICE } from '../http/calls.ts';
import type { EarlyKeys } from './early-keys.ts';
import { matchingChoices } from './matching-choices.ts';
import { isCommand, type PaletteApp, type PaletteChoice, type PaletteSection } from './palette-option.ts';
import { recentChoices } from './recent-choices.ts';
import { A_NUMBER, useCommands } from './use-commands.ts';

/** Debounce between keystrokes. */
const PAUSE_MS = 150;

/** The search text, its matches, and the one that Enter opens. */
export function usePalette(app: PaletteApp, early: EarlyKeys, showKeys: () => void) {
  const [text, setText] = useState(() => early.text);
  useEffect(() => early.end(), [early]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const type = (typed: string) => {
    setText(typed);
    setActiveId(null);
  };
  const asked = useAfterPause(text.trim());
  const { data, isFetching, error } = useQuery(findQuery(asked, app));
  const isSearching = isWorthAsking(text.trim(), app);
  const commands = useCommands(app, text, type, showKeys);

  const found = useMemo(
    () => (data && isSearching ? foundSections(data, app.name === 'console') : []),
    [data, isSearching, app.name],
  );
  const sections = numberFirst(text.trim(), [...knownSections(app, commands, text.trim()), ...found]);
  const options = sections.flatMap((section) => section.options);
  const active = options.find(({ id }) => id === activeId) ?? options[0] ?? null;

  const step = (by: 1 | -1) => {
    const place = options.findIndex(({ id }) => id === active?.id);
    setActiveId(options.at((place + by) % options.length)?.id ?? null);
  };
  return {
    text,
    type,
    sections,
    options,
    active,
    step,
    first: () => setActiveId(options[0]?.id ?? null),
    last: () => setActiveId(options.at(-1)?.id ?? null),
    pointAt: (option: PaletteChoice) => setActiveId(option.id),
    isBusy: isSearching && (isFetching || asked !== text.trim()),
    error: isSearching ? error : null,
  };
}

/** Whoever types a number means the group or quote that has it. */
function numberFirst(text: string, sections: readonly PaletteSection[]): PaletteSection[] {
  const [, number] = A_NUMBER.exec(text) ?? [];
  const isIt = (option: PaletteChoice) => !isCommand(option) && number !== undefined && option.number === number;
  const exact = sections.flatMap(({ options }) => options.filter(isIt));
  const others = sections.map(({ title, options }) => ({ title, options: options.filter((each) => !isIt(each)) }));
  return [{ title: 'Number', options: exact }, ...others].filter(({ options }) => options.length > 0);
}

/** Pages and actions are searched locally; recent choices come first while nothing is typed. */
function knownSections(app: PaletteApp, commands: readonly PaletteChoice[], text: string): PaletteSection[] {
  if (text !== '') {
    return [
      { title: 'Pages', options: matchingChoices(app.pages, text).slice(0, MOST_PAGES) },
      { title: 'Actions', options: matchingChoices(commands, text) },
      ...(app.places
        ? [{ ...app.places, options: matchingChoices(app.places.options, text).slice(0, MOST_PAGES) }]
        : []),
    ];
  }
  const recent = recentChoices(app.name);
  const others = app.pages.filter(({ id }) => recent.every((choice) => choice.id !== id));
  return [
    { title: 'Recent', options: recent },
    { title: 'Pages', options: others },
    { title: 'Actions', options: commands },
  ];
}
const MOST_PAGES = 5;

function useAfterPause(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}

/** One letter matches almost everything; one digit may be a quote number. Groups are for those who quote them. */
const isWorthAsking = (text: string, { permissions }: PaletteApp): boolean =>
  permissions.includes('smallgroup') && (text.length > 1 || /^\d$/.test(text));
const FRESH_MS = 30_000;

/** An obsolete search is aborted; a repeated one shows cached results immediately. */
const findQuery = (text: string, app: PaletteApp) =>
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
function foundSections({ Groups, Quotes, Individuals }: FindResponse, isConsole: boolean): PaletteSection[] {
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
