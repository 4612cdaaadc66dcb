import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApproveCensusResponse } from '#shared/census/census.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { approvalProblem, approvalWarning, FEWER_THAN_TWO_EMPLOYEES } from '#shared/census/census-approval';
import type { CensusFacts } from '#shared/census/census-member';
import { countEmployees, groupSizeWarning } from '#shared/census/group-size';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { useRules } from '../app/rules/use-rules.ts';
import { censusQuery, quoteQuery } from '../components/quote/quote-queries.ts';
import { approveCensus } from './census.api.ts';
import { refusedRows, storedProblems, type MemberProblem } from './members/member-problems.ts';
import type { SaveTracker } from '#web/records/use-save-state';

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
  /** What stands against it, for the summary above the table. */
  messages: readonly string[];
  /** What the server found in rows: it knows whole SSNs, and what somebody else changed. */
  problems: readonly MemberProblem[];
  refusals: number;
  /** What the user has to confirm before the census is approved; empty while nothing is asked. */
  warnings: readonly string[];
  confirmWarning: () => void;
  dismissWarning: () => void;
}

/** Ends the census and goes on to the plans: rows right, somebody enrolls, warnings confirmed (spec 002 section 5). */
export function useApproval({ quote, facts, settle, saves }: ApprovalFacts): Approval {
  const quoteId = quote.Id;
  const stated = quote.Group.TotalEligibleEmployees;
  const { MaxNumberEmployeesInSmallGroup: most } = useRules();
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly MemberProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [warnings, setWarnings] = useState<readonly string[]>([]);

  const refuse = (lines: readonly string[], inRows: readonly MemberProblem[] = []) => {
    setMessages(lines);
    setProblems(inRows);
    setRefusals((count) => count + 1);
  };
  const send = async (confirmed: boolean): Promise<void> => {
    let approved: ApproveCensusResponse;
    try {
      approved = await saves.track(() => approveCensus(quoteId, { ConfirmFewerThanTwo: confirmed }));
    } catch (error) {
      setWarnings([]);
      if (!confirmed && errorMessage(error).includes(FEWER_THAN_TWO_EMPLOYEES)) {
        setWarnings([FEWER_THAN_TWO_EMPLOYEES]);
        return;
      }
      // The refusal may be about what somebody else changed: show the census as it is now.
      await client.invalidateQueries({ queryKey: quoteQuery(quoteId).queryKey });
      const members = await client.fetchQuery({ ...censusQuery(quoteId), staleTime: 0 });
      const inRows = refusedRows(fieldErrorsOf(error), members);
      refuse(inRows.length > 0 ? [] : [errorMessage(error)], inRows);
      return;
    }
    const { Status, Version } = approved;
    client.setQueryData(quoteQuery(quoteId).queryKey, (quote) => quote && { ...quote, Status, Version });
    // Read again by the screens that need them: the prices of a census that has changed are others.
    for (const key of ['quote', 'plans', 'selected-plans']) {
      void client.invalidateQueries({ queryKey: [key, quoteId], refetchType: 'none' });
    }
    void client.invalidateQueries({ queryKey: ['dashboard'] });
    await navigate(groupPlanSelectionPath(quoteId));
  };
  const attempt = async (): Promise<void> => {
    setMessages([]);
    setProblems([]);
    if (!(await settle())) {
      return;
    }
    const now = client.getQueryData(censusQuery(quoteId).queryKey) ?? [];
    const problem = approvalProblem(now);
    if (problem || storedProblems(now, facts).length > 0) {
      refuse(problem ? [problem] : []);
      return;
    }
    const asked = [approvalWarning(now), groupSizeWarning(countEmployees(now), stated, most)].filter(isText);
    if (asked.length > 0) {
      setWarnings(asked);
      return;
    }
    await send(false);
  };
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) {
      return;
    }
    running.current = true;
    setRunning(true);
    try {
      await work();
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return {
    start: () => void once(attempt),
    isRunning,
    messages,
    problems,
    refusals,
    warnings,
    confirmWarning: () => void once(() => send(true)),
    dismissWarning: () => setWarnings([]),
  };
}

const isText = (text: string | null): text is string => text !== null;
