import { useMemo } from 'react';
import { groupSizeWarning } from '#shared/census/census-approval';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PlanListView } from '#shared/plans/selection.record';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/group-rules';
import { SELECTION_CLOSED, type SelectionFacts, selectionLock } from '#shared/plans/selection';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { useRules } from '../app/use-rules.ts';
import { useAudience } from '../app/session/use-user.ts';
import type { CartFacts, PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import {
  saveBlock,
  SETTLE_FIRST,
  saveStateOf,
  usePremiumOf,
  useStoredIds,
} from '../components/plan-browser/selection/stored-selection.ts';
import { enrollStep, type EnrollStep } from './actions/enroll-step.ts';
import { assignmentWarnings } from './assignment/assignment-rows.ts';
import { withPlan } from './group-choice.ts';
import { reloadGroupQuote } from './reload-group-quote.ts';
import { memberAssignments } from './selection/member-assignments.ts';
import { cartFacts } from './selection/cart-facts.ts';
import { useSelection } from '../components/plan-browser/selection/use-selection.ts';
import { useSelectionSave } from '../components/plan-browser/selection/use-selection-save.ts';

export interface SelectionGiven {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  /** Order and filters stored with the quote; undefined if they could not be loaded. */
  savedView: PlanListView | undefined;
}

export interface Cart extends PlanCart {
  proposalBlockedBy: string | null;
  /** When employees must choose between several plans: "5 of 8 enrolling employees have a plan." Empty once all have one. */
  assignmentWarnings: readonly string[];
  /** The group may be too large for a small group. */
  sizeWarning: string | null;
  enroll: EnrollStep | null;
  /** Rule DisableForExternalAgentFlag makes the quote read-only for this agent. */
  isReadOnly: boolean;
  /** The selection must be stored before a proposal can be made from it. */
  needsSaving: boolean;
}

/** A quote's selection: its plans, its problems, and whether it is stored. */
export function useCart({ quote, members, offered, stored }: Omit<SelectionGiven, 'savedView'>): Cart {
  const storedIds = useStoredIds(stored);
  const lock = quote.IsDeleted || quote.ReadOnly > 0 ? SELECTION_CLOSED : selectionLock(quote.Status);
  const isLocked = lock !== null;
  const selection = useSelection({ quoteId: quote.Id, offered, stored: storedIds, isLocked, withPlan });
  const save = useSelectionSave({
    quoteId: quote.Id,
    selection,
    assigned: memberAssignments(members),
    reload: reloadGroupQuote,
  });
  const selectionFacts = useSelectionFacts(members);
  const facts = useMemo(
    () =>
      cartFacts({
        plans: selection.plans,
        offered,
        facts: selectionFacts,
        stored: selection.isChanged ? null : stored,
      }),
    [selection.plans, selection.isChanged, offered, selectionFacts, stored],
  );
  const premiumOf = usePremiumOf(stored, isLocked);
  const needsSaving = selection.isChanged || facts.serverProblems.length > 0 || facts.repriced.length > 0;
  const audience = useAudience();
  const flags = useRules();
  const isReadOnly = areExternalFunctionsDisabled({
    status: quote.Status,
    quoteType: quote.QuoteType,
    audience,
    disableForExternalAgentFlag: flags.DisableForExternalAgentFlag,
  });
  const isOlfo = audience === 'external' && quote.Group.IsRenewOLFO;
  const selectionBlock = proposalBlock(quote, facts, isLocked);
  return {
    selection,
    save,
    facts,
    lock,
    premiumOf,
    needsSaving,
    saveState: saveStateOf(selection, save, stored.PricedAt),
    saveBlockedBy: saveBlock(selection, needsSaving),
    proposalBlockedBy: isReadOnly
      ? ENROLLMENT_BY_STAFF
      : isOlfo
        ? NO_PROPOSAL_FOR_OLFO
        : (quote.EffectiveDateProblem ?? selectionBlock),
    assignmentWarnings: assignmentWarnings(members, storedIds),
    sizeWarning: groupSizeWarning(
      selectionFacts.employees,
      quote.Group.TotalEligibleEmployees,
      flags.MaxNumberEmployeesInSmallGroup,
    ),
    enroll: enrollStep(quote, audience, flags, selectionBlock),
    isReadOnly,
  };
}

function proposalBlock({ Status }: QuoteResponse, facts: CartFacts, isLocked: boolean): string | null {
  if (Status === 'EditingCensus') {
    return selectionLock(Status);
  }
  // Saving reprices, so outdated prices are no problem while plans can be selected.
  const isBlocked = facts.selectionFixes.length > 0 || (isLocked && facts.serverProblems.length > 0);
  return isBlocked ? SETTLE_FIRST : null;
}

/** What the selection rules need to know about census, user and business rules. The server evaluates them again with its own facts. */
function useSelectionFacts(members: readonly CensusMemberResponse[]): SelectionFacts {
  const limits = useRules();
  const audience = useAudience();
  return useMemo(
    () => ({
      audience,
      employees: members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length,
      anyDentalEnrolled: members.some(({ DentalStatus }) => DentalStatus === 'Enroll'),
      anyVisionEnrolled: members.some(({ VisionStatus }) => VisionStatus === 'Enroll'),
      limits,
    }),
    [members, audience, limits],
  );
}
