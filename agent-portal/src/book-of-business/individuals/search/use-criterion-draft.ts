import { type RefObject, useRef, useState } from 'react';
import { choiceProblem, searchProblem } from '#shared/book-of-business/individuals/search-item';
import { type IndividualBookOf, searchItems } from '../book-search.ts';
import { type Criterion, criterionLabel, tidy } from './criterion.ts';
import type { ChipFocus } from './SearchChips.tsx';

interface Search {
  book: IndividualBookOf;
  criteria: readonly Criterion[];
  onChange: (criteria: readonly Criterion[]) => void;
}

interface CriterionDraft {
  draft: Criterion;
  /** What is wrong with it; null when it can be searched, or was not submitted yet. */
  problem: string | null;
  /** The chip being edited; null: the draft becomes a new one. */
  edited: number | null;
  focus: ChipFocus | null;
  /** Of the field in which the search text is typed. */
  field: RefObject<HTMLInputElement | null>;
  change: (draft: Criterion) => void;
  edit: (at: number) => void;
  cancel: () => void;
  remove: (at: number) => void;
  submit: () => void;
}

const BLANK: Criterion = { choice: 'All', typed: '', end: '' };

/** The criterion being typed, new or of a chip; afterwards the focus is where the user goes on. */
export function useCriterionDraft({ book, criteria, onChange }: Search): CriterionDraft {
  const [{ draft, edited, problem }, setState] = useState(startOf(BLANK));
  const [focus, setFocus] = useState<ChipFocus | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusField = () => field.current?.focus();
  const leave = (at: number) => {
    setState(startOf(BLANK));
    setFocus({ at });
  };
  return {
    draft,
    problem,
    edited,
    focus,
    field,
    change: (next) => setState({ draft: next, edited, problem: null }),
    edit: (at) => {
      setState({ draft: criteria[at]!, edited: at, problem: null });
      focusField();
    },
    cancel: () => edited !== null && leave(edited),
    remove: (at) => {
      const others = criteria.filter((_, index) => index !== at);
      onChange(others);
      leave(Math.min(at, others.length - 1));
      if (others.length === 0) {
        focusField();
      }
    },
    submit: () => {
      const criterion = tidy(draft);
      const others = criteria.filter((_, index) => index !== edited);
      const next = edited === null ? [...criteria, criterion] : criteria.with(edited, criterion);
      const found = problemOf(criterion, others) ?? searchProblem(searchItems(book, next));
      if (found !== null) {
        setState({ draft, edited, problem: found });
        focusField();
        return;
      }
      onChange(next);
      if (edited !== null) {
        leave(edited);
        return;
      }
      setState(startOf({ ...BLANK, choice: draft.choice }));
      focusField();
    },
  };
}

const startOf = (draft: Criterion) => ({ draft, edited: null as number | null, problem: null as string | null });

const problemOf = (criterion: Criterion, others: readonly Criterion[]): string | null =>
  others.some((other) => criterionLabel(other).toLowerCase() === criterionLabel(criterion).toLowerCase())
    ? 'This is searched for already.'
    : choiceProblem(criterion.choice, criterion.typed, criterion.end);
