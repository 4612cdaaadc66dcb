import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { EarlyKeys } from './early-keys.ts';
import { matchingChoices } from './matching-choices.ts';
import { isCommand, type PaletteApp, type PaletteChoice, type PaletteSection } from './palette-option.ts';
import { findQuery, foundSections, isWorthAsking } from './palette-queries.ts';
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
