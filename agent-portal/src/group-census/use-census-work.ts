import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { canEditCensus } from '#shared/census/census-approval';
import type { CensusFacts } from '#shared/census/census-member';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { today } from '#web/inputs/today';
import { type SaveState, useSaveState } from '#web/records/use-save-state';
import { useRules } from '../app/use-rules.ts';
import { nextEmployeeNumber } from './members/census-list.ts';
import { problemsByMember, storedProblems, withoutRepeats } from './members/member-problems.ts';
import { useCensusView } from './members/use-census-view.ts';
import { type MemberEditing, useMemberEditing } from './members/use-member-editing.ts';
import { useMemberWrites } from './members/use-member-writes.ts';
import { useQuoteWrites } from './use-quote-writes.ts';
import { useApproval } from './use-approval.ts';

export type CensusWork = ReturnType<typeof useCensusWork>;

/** All that can be done with the census of one quote, and what is wrong with it. */
export function useCensusWork(quote: QuoteResponse, members: readonly CensusMemberResponse[]) {
  const facts = useCensusFacts(quote);
  const saves = useSaveState();
  const quoteWrites = useQuoteWrites(quote, saves);
  const writes = useMemberWrites(quote.Id, saves);
  const editing = useMemberEditing(quote.Id);
  const approval = useApproval({ quote, facts, settle: editing.settle, saves });
  // Right after approval, the screen stays unchanged until the plans are loaded.
  const canEdit = (canEditCensus(quote.Status) || approval.isRunning) && !quote.IsDeleted;
  const problems = useMemo(
    () => (canEdit ? withoutRepeats(storedProblems(members, facts), approval.problems) : []),
    [canEdit, members, facts, approval.problems],
  );
  const problemRows = useMemo(() => problemsByMember(problems), [problems]);
  const view = useCensusView(members, problemRows, facts.effectiveDate);
  const focusLater = useFocusLater();
  const addEmployee = async () => {
    const employeeNumber = nextEmployeeNumber(writes.current());
    if (await editing.open({ kind: 'new', relationship: 'Self', employeeNumber })) {
      view.turnToEnd();
    }
  };
  return {
    quoteId: quote.Id,
    facts,
    saveState: shownState(saves.state, editing),
    quoteWrites,
    writes,
    editing,
    approval,
    canEdit,
    problems,
    problemRows,
    view,
    focusLater,
    addEmployee: () => void addEmployee(),
  };
}

/** Of the row that is being typed, once it is kept as a draft, otherwise of the census. */
const shownState = (census: SaveState, { unsaved, kept }: MemberEditing): SaveState =>
  unsaved && kept.save && kept.save.kind !== 'nothing' && census.kind !== 'saving' ? kept.save : census;

/** What the census rules need to know about this quote. The server evaluates the same rules again with its own facts. */
function useCensusFacts({ QuoteType, EffectiveDate, RenewalDate }: QuoteResponse): CensusFacts {
  const { MaxEmployeeAge, MinimumAdultAge } = useRules();
  return useMemo(
    () => ({
      quoteType: QuoteType,
      effectiveDate: EffectiveDate,
      renewalDate: RenewalDate,
      today: today(),
      maxEmployeeAge: MaxEmployeeAge,
      minimumAdultAge: MinimumAdultAge,
    }),
    [QuoteType, EffectiveDate, RenewalDate, MaxEmployeeAge, MinimumAdultAge],
  );
}

/**
 * Focuses an element that appears with the next render: a row on another page, the button of a row that was just saved.
 *
 * @returns a function that takes the element's id, and fallback ids
 */
function useFocusLater(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  const tries = useRef(0);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wanted.current.length === 0) {
      return;
    }
    const element = wanted.current.map((id) => document.getElementById(id)).find((found) => found !== null);
    tries.current += 1;
    if (element || tries.current > MOST_TRIES) {
      wanted.current = [];
    }
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  });
  return useCallback((...ids) => {
    wanted.current = ids;
    tries.current = 0;
    // The element may already be there, with no further render coming.
    drawAgain();
  }, []);
}

/** If the element has not appeared after this many renders, it never will. */
const MOST_TRIES = 5;
