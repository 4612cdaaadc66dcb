import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { approvalProblem, approvalWarning } from '#shared/census/census-approval';
import type { CensusFacts } from '#shared/census/census-member';
import type { ApproveCensusResponse } from '#shared/census/census.record';
import { GROUP_CENSUS } from '#shared/census/census.calls';
import type { ReadinessFacts } from '#shared/census/readiness';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call, keyOf } from '#web/http/calls';
import type { SaveTracker } from '#web/records/use-save-state';
import { useGoOn } from '#web/shell/use-go-on';
import { closeNotifications } from '../app/notify.ts';
import { useRules } from '../app/use-rules.ts';
import { censusQuery, quoteQuery } from '../components/quote/quote-queries.ts';
import { refusedRows, storedProblems, type MemberProblem } from './members/member-problems.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface ApprovalFacts {
  quote: Pick<QuoteResponse, 'Id' | 'Group'>;
  facts: CensusFacts;
  /** Saves an open row first. @returns false when it has to be corrected */
  settle: () => Promise<boolean>;
  saves: SaveTracker;
}

export interface Approval {
  start: () => void;
  isRunning: boolean;
  /** What prevents approval, for the summary above the table. */
  messages: readonly string[];
  /** The server's findings in rows: it knows full SSNs, and other users' changes. */
  problems: readonly MemberProblem[];
  refusals: number;
  /** The confirmation is open: approval locks the census. */
  isAsked: boolean;
  /** What the confirmation is about. */
  readiness: ReadinessFacts;
  confirm: () => void;
  dismiss: () => void;
}

/** Approves the census and continues to the plans: rows valid, someone enrolls, readiness confirmed (spec 002 section 5). */
export function useApproval({ quote, facts, settle, saves }: ApprovalFacts): Approval {
  const { MaxNumberEmployeesInSmallGroup: most } = useRules();
  const client = useQueryClient();
  const goToPlans = useApprovedCensus(quote.Id);
  const { isRunning, once } = useOneAtATime();
  const { refuse, refuseForRows, clear, ...refused } = useRefusedApproval(quote.Id);
  const [isAsked, setAsked] = useState(false);
  const statedEmployees = quote.Group.TotalEligibleEmployees;
  const readiness = useMemo(() => ({ ...facts, statedEmployees, mostEmployees: most }), [facts, statedEmployees, most]);

  const send = async (): Promise<void> => {
    const now = client.getQueryData(censusQuery(quote.Id).queryKey) ?? [];
    const isFew = approvalWarning(now) !== null;
    let approved: ApproveCensusResponse;
    try {
      approved = await saves.track(() =>
        call(GROUP_CENSUS.approve, { quoteId: quote.Id, body: { ConfirmFewerThanTwo: isFew } }),
      );
    } catch (error) {
      setAsked(false);
      await refuseForRows(error);
      return;
    }
    await goToPlans(approved);
  };
  const attempt = async (): Promise<void> => {
    clear();
    if (!(await settle())) {
      return;
    }
    const now = client.getQueryData(censusQuery(quote.Id).queryKey) ?? [];
    const problem = approvalProblem(now);
    if (problem || storedProblems(now, facts).length > 0) {
      refuse(problem ? [problem] : []);
      return;
    }
    setAsked(true);
  };
  return {
    ...refused,
    start: () => void once(attempt),
    isRunning,
    isAsked,
    readiness,
    confirm: () => void once(send),
    dismiss: () => setAsked(false),
  };
}

/** Why the census was not approved: in general, and in rows. */
function useRefusedApproval(quoteId: number) {
  const client = useQueryClient();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly MemberProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const refuse = (lines: readonly string[], inRows: readonly MemberProblem[] = []) => {
    setMessages(lines);
    setProblems(inRows);
    setRefusals((count) => count + 1);
  };
  return {
    messages,
    problems,
    refusals,
    refuse,
    /** The refusal may be about what someone else changed: shows the census as it is now. */
    refuseForRows: async (error: unknown): Promise<void> => {
      await client.invalidateQueries({ queryKey: quoteQuery(quoteId).queryKey });
      const members = await client.fetchQuery({ ...censusQuery(quoteId), staleTime: 0 });
      const inRows = refusedRows(fieldErrorsOf(error), members);
      refuse(inRows.length > 0 ? [] : [errorMessage(error)], inRows);
    },
    clear: () => {
      setMessages([]);
      setProblems([]);
    },
  };
}

/** Takes over what the approval changed, and goes to the plans. */
function useApprovedCensus(quoteId: number) {
  const client = useQueryClient();
  const goOn = useGoOn();
  return async ({ Status, Version }: ApproveCensusResponse): Promise<void> => {
    client.setQueryData(quoteQuery(quoteId).queryKey, (quote) => quote && { ...quote, Status, Version });
    // Invalidated for the screens that need them: a changed census changes the prices.
    for (const queryKey of [['quote', quoteId], ['selected-plans', quoteId], keyOf(PLAN_SELECTION.all, { quoteId })]) {
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    void client.invalidateQueries({ queryKey: ['dashboard'] });
    // What was said about the census would lie over the buttons of the plans, and can no longer be undone.
    closeNotifications();
    await goOn(groupPlanSelectionPath(quoteId));
  };
}
