import { useDeferredValue, useMemo, useState } from 'react';
import { rowsMatching, type MemberRow } from './member-rows.ts';

/** Rows per page: the response contains up to 5,000 members, too many to render at once. */
/** Spec 002 section 9: "Table page size is 10 everywhere". */
export const MEMBERS_PER_PAGE = 10;

export interface MembersView {
  words: string;
  setWords: (words: string) => void;
  incompleteOnly: boolean;
  setIncompleteOnly: (only: boolean) => void;
  matching: readonly MemberRow[];
  shown: readonly MemberRow[];
  /** 1 for the first page. */
  page: number;
  setPage: (page: number) => void;
}

/** Search, filter and paging of the members, all in the browser. */
export function useMembersView(rows: readonly MemberRow[]): MembersView {
  const [words, setWords] = useState('');
  const [incompleteOnly, setIncompleteOnly] = useState(false);
  const [wantedPage, setPage] = useState(1);
  // Keeps typing responsive while a long list is filtered.
  const searched = useDeferredValue(words);
  const matching = useMemo(() => rowsMatching(rows, searched, incompleteOnly), [rows, searched, incompleteOnly]);
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(matching.length / MEMBERS_PER_PAGE)));
  return {
    words,
    setWords: (text) => {
      setWords(text);
      setPage(1);
    },
    incompleteOnly,
    setIncompleteOnly: (only) => {
      setIncompleteOnly(only);
      setPage(1);
    },
    matching,
    shown: matching.slice((page - 1) * MEMBERS_PER_PAGE, page * MEMBERS_PER_PAGE),
    page,
    setPage,
  };
}
