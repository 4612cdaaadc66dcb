import { useCallback, useMemo } from 'react';
import { groupSizeWarning } from '#shared/census/group-size';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PlanListView } from '#shared/plans/selection.record';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatInstant } from '#shared/formats/instant';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/olfo-groups';
import { SELECTION_CLOSED, selectionLock } from '#shared/plans/selection-lock';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { useRules } from '../app/rules/use-rules.ts';
import { useAudience } from '../app/session/use-user.ts';
import { enrollStep, type EnrollStep } from './actions/enroll-step.ts';
import { assignmentWarnings } from './assignment/assignment-rows.ts';
import { cartFacts, type CartFacts } from './selection/cart-facts.ts';
import { useSelection, type Selection } from './selection/use-selection.ts';
import { useSelectionFacts } from './selection/use-selection-facts.ts';
import { useSelectionSave, type SelectionSave } from './selection/use-selection-save.ts';

export interface SelectionGiven {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  /** Order and filters kept with the quote; undefined where they could not be loaded. */
  keptView: PlanListView | undefined;
}

export interface Cart {
  selection: Selection;
  save: SelectionSave;
  facts: CartFacts;
  /** Why plans cannot be chosen now; null = they can. */
  lock: string | null;
  /** The prices on screen: today's while plans can be chosen, later those that the quote was given. */
  premiumOf: (plan: Plan) => number | null;
  stateText: string;
  saveBlockedBy: string | null;
  proposalBlockedBy: string | null;
  /** Between several plans somebody has to choose: "5 of 8 enrolling employees have a plan." Empty once all have. */
  assignmentWarnings: readonly string[];
  /** The group may be too large for a small group. */
  sizeWarning: string | null;
  enroll: EnrollStep | null;
  /** Rule DisableForExternalAgentFlag leaves this agent nothing but reading. */
  isReadOnly: boolean;
  /** The selection has to be stored before a proposal can be made of it. */
  needsSaving: boolean;
}

/** The selection of a quote: its plans, what stands against it, and whether it is stored. */
export function useCart({ quote, members, offered, stored }: Omit<SelectionGiven, 'keptView'>): Cart {
  const storedIds = useMemo(() => stored.Plans.map(({ PlanId }) => PlanId), [stored]);
  const lock = quote.IsDeleted || quote.ReadOnly > 0 ? SELECTION_CLOSED : selectionLock(quote.Status);
  const isLocked = lock !== null;
  const selection = useSelection({ quoteId: quote.Id, offered, stored: storedIds, isLocked });
  const save = useSelectionSave(quote.Id, members, selection);
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
  const storedPrices = useMemo(
    () => new Map(stored.Plans.map(({ PlanId, TotalMonthlyRate }) => [PlanId, TotalMonthlyRate])),
    [stored],
  );
  const premiumOf = useCallback(
    ({ PlanId, TotalMonthlyRate }: Plan) => (isLocked ? storedPrices.get(PlanId) : undefined) ?? TotalMonthlyRate,
    [isLocked, storedPrices],
  );
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
    stateText: stateText(selection, save, stored.PricedAt),
    saveBlockedBy: needsSaving ? null : selection.plans.length > 0 ? ALL_SAVED : NOTHING_TO_SAVE,
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

const ALL_SAVED = 'Everything is saved.';
const NOTHING_TO_SAVE = 'Nothing has been changed.';
const SETTLE_FIRST = 'Settle what is listed above first.';

function proposalBlock({ Status }: QuoteResponse, facts: CartFacts, isLocked: boolean): string | null {
  if (Status === 'EditingCensus') {
    return selectionLock(Status);
  }
  // Saving prices anew, so outdated prices stand in nobody's way while plans can be chosen.
  const isBlocked = facts.selectionFixes.length > 0 || (isLocked && facts.serverProblems.length > 0);
  return isBlocked ? SETTLE_FIRST : null;
}

function stateText({ isChanged }: Selection, { isSaving, failure }: SelectionSave, pricedAt: string | null): string {
  if (isSaving) {
    return 'Saving';
  }
  if (isChanged) {
    return failure ? 'Not saved' : 'Not saved yet';
  }
  return pricedAt ? `Saved ${formatInstant(pricedAt)}` : '';
}
