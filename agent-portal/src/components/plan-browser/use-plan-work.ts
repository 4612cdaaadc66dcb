import { useMemo, useState } from 'react';
import { comparedPlans } from '#shared/plans/compare-rows';
import type { Plan } from '#shared/plans/plan.record';
import type { PlanListView } from '#shared/plans/selection.record';
import { type QuoteDoctors, useQuoteDoctors } from './needs/use-quote-doctors.ts';
import { type QuoteMedicines, useQuoteMedicines } from './needs/use-quote-medicines.ts';
import type { PlanCart } from './cart/cart-facts.ts';
import { type PlanViewControl, usePlanView } from './filters/use-plan-view.ts';
import type { PlanRowActions } from './list/PlanRow.tsx';
import type { Announcements } from './LiveRegion.tsx';
import type { PlanTerms } from './plan-terms.ts';
import { type DialogAddress, useDialogAddress } from './use-dialog-address.ts';
import { type ChoiceRules, useRowActions } from './use-row-actions.ts';

interface PlanWorkGiven {
  quoteId: number;
  offered: readonly Plan[];
  /** The client's: where doctors are searched first. */
  zip: string | null;
  /** Order and filters stored with the quote; undefined if they could not be loaded. */
  savedView: PlanListView | undefined;
  terms: PlanTerms;
  cart: PlanCart;
  rules: ChoiceRules;
  announcements: Announcements;
}

/** The state of a plan browser: its list, its dialogs and what it says. */
export interface PlanWork extends Announcements {
  view: PlanViewControl;
  dialogs: DialogAddress;
  actions: PlanRowActions;
  doctors: QuoteDoctors;
  medicines: QuoteMedicines;
  /** The plans to compare; empty while the comparison cannot open. */
  compared: readonly number[];
  /** Opens the comparison, or says why it cannot. */
  compare: () => void;
  /** A temporary message over the page. */
  note: string | null;
  setNote: (note: string | null) => void;
  isAboutDelta: boolean;
  showDelta: () => void;
  hideDelta: () => void;
}

export function usePlanWork(given: PlanWorkGiven): PlanWork {
  const { quoteId, offered, savedView, terms, cart, rules, announcements } = given;
  const { selection } = cart;
  const { announce } = announcements;
  const view = useOfferedView(usePlanView(quoteId, savedView, terms), offered);
  const doctors = useQuoteDoctors({ quoteId, zip: given.zip, announce });
  const medicines = useQuoteMedicines(quoteId, announce);
  const dialogs = useDialogAddress();
  const [isAboutDelta, setAboutDelta] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const showDelta = () => setAboutDelta(true);
  const actions = useRowActions({
    selection,
    rules,
    view,
    dialogs,
    announce,
    onNote: setNote,
    onDeltaDental: showDelta,
  });
  const medical = selection.plans.flatMap(({ IsMedical, PlanId }) => (IsMedical ? [PlanId] : []));
  const compared = comparedPlans(view.compared, medical);
  return {
    ...announcements,
    view,
    dialogs,
    actions,
    doctors,
    medicines,
    compared: typeof compared === 'string' ? [] : compared,
    compare: () => (typeof compared === 'string' ? setNote(compared) : dialogs.openComparison()),
    note,
    setNote,
    isAboutDelta,
    showDelta,
    hideDelta: () => setAboutDelta(false),
  };
}

/** An address can name plans of another year, which are not offered: they are not compared, and not counted. */
function useOfferedView(view: PlanViewControl, offered: readonly Plan[]): PlanViewControl {
  const medical = useMemo(
    () => new Set(offered.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId)),
    [offered],
  );
  const compared = useMemo(() => view.compared.filter((id) => medical.has(id)), [view.compared, medical]);
  return { ...view, compared };
}
