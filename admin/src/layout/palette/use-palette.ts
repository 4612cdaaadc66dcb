import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { currentUser } from '../../providers/current-user.ts';
import type { PaletteOption, PaletteSection } from './palette-option.ts';
import { matchingPages, palettePages } from './palette-pages.ts';
import { findQuery, foundSections, isWorthAsking } from './palette.api.ts';
import { recentChoices } from './recent-choices.ts';

/** Debounce between keystrokes. */
const PAUSE_MS = 150;

/** The search text, its matches, and the one that Enter opens. */
export function usePalette() {
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const asked = useAfterPause(text.trim());
  const { data, isFetching, error } = useQuery(findQuery(asked));
  const isSearching = isWorthAsking(text.trim());

  const sections = useMemo(() => {
    const found = data && isSearching ? foundSections(data) : [];
    return [...knownSections(text.trim()), ...found].filter(({ options }) => options.length > 0);
  }, [data, isSearching, text]);
  const options = sections.flatMap((section) => section.options);
  const active = options.find(({ id }) => id === activeId) ?? options[0] ?? null;

  const step = (by: 1 | -1) => {
    const place = options.findIndex(({ id }) => id === active?.id);
    setActiveId(options.at((place + by) % options.length)?.id ?? null);
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setActiveId(null);
    },
    sections,
    options,
    active,
    step,
    first: () => setActiveId(options[0]?.id ?? null),
    last: () => setActiveId(options.at(-1)?.id ?? null),
    pointAt: (option: PaletteOption) => setActiveId(option.id),
    isBusy: isSearching && (isFetching || asked !== text.trim()),
    error: isSearching ? error : null,
  };
}

/** Pages are searched locally; recent choices come first while nothing is typed. */
function knownSections(text: string): PaletteSection[] {
  const pages = palettePages(currentUser().Permissions);
  if (text !== '') {
    return [{ title: 'Pages', options: matchingPages(pages, text).slice(0, MOST_PAGES) }];
  }
  const recent = recentChoices();
  const others = pages.filter(({ id }) => recent.every((choice) => choice.id !== id));
  return [
    { title: 'Recent', options: recent },
    { title: 'Pages', options: others },
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
