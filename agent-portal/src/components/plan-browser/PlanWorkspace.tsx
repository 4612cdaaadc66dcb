import { Box, Snackbar, Stack } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { YearTerms } from '#shared/plans/yearly-cost';
import { lazyPart } from '#web/shell/lazy-part';
import { CartBar, CartColumn } from './cart/Cart.tsx';
import type { CartProps } from './cart/CartPanel.tsx';
import type { PlanCart } from './cart/cart-facts.ts';
import type { SendComparisonPart } from './CompareDialog.tsx';
import { PlanBrowser } from './list/PlanBrowser.tsx';
import type { Buyer, RenewedPlans } from './plan-terms.ts';
import type { DialogAddress } from './use-dialog-address.ts';
import type { PlanWork } from './use-plan-work.ts';

const DeltaDentalDialog = lazyPart(async () => (await import('./details/DeltaDentalDialog.tsx')).DeltaDentalDialog);

interface PlanWorkspaceProps {
  quote: { Id: number; EffectiveDate: IsoDate };
  rateArea: number | null;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  cart: PlanCart;
  work: PlanWork;
  cartProps: CartProps;
  /** For a household, whose comparisons can be sent. */
  SendComparison?: SendComparisonPart;
  /** Above the list. */
  children: ReactNode;
}

/** Filters, list and cart side by side, and the dialogs over them. */
export function PlanWorkspace({ quote, offered, stored, cart, work, cartProps, ...given }: PlanWorkspaceProps) {
  const { selection, premiumOf } = cart;
  const { view, actions, dialogs, doctors, medicines } = work;
  const { buyer, credit, creditNotes = [], year, renewal, figures } = view.terms;
  const canChange = cart.lock === null;
  return (
    <>
      <Stack spacing={{ xs: 2, lg: 1.5 }}>
        {given.children}
        <Box sx={COLUMNS}>
          <PlanBrowser
            {...{ view, offered, canChange, actions, premiumOf, doctors, medicines }}
            selected={selection.idSet}
            effectiveDay={formatDay(quote.EffectiveDate)}
            rateArea={given.rateArea}
            onCompare={work.compare}
          />
          <Box sx={{ display: { xs: 'none', lg: 'block' }, '@media print': { display: 'block', mt: 2 } }}>
            <CartColumn {...cartProps} />
          </Box>
        </Box>
      </Stack>
      <CartBar {...cartProps} />
      <PlanDialogs
        {...{ dialogs, buyer, offered, stored, premiumOf, credit, creditNotes, year, renewal, figures }}
        quoteId={quote.Id}
        doctors={doctors.list}
        medicines={medicines.list}
        isLocked={!canChange}
        compared={work.compared}
        selected={selection.idSet}
        onToggle={canChange ? actions.toggle : null}
        Send={(canChange && given.SendComparison) || null}
      />
      <Suspense>{work.isAboutDelta && <DeltaDentalDialog buyer={buyer} onClose={work.hideDelta} />}</Suspense>
      <Toast text={work.note} onClose={() => work.setNote(null)} />
      {work.region}
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { lg: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '184px minmax(0, 1fr) 288px', xl: '192px minmax(0, 1fr) 320px' },
} as const;

const SHOWN_MS = 8_000;

/** A temporary message over the page: why a click on a row far down the list had no effect. */
function Toast({ text, onClose }: { text: string | null; onClose: () => void }) {
  const [last, setLast] = useState(text);
  if (text !== null && text !== last) {
    setLast(text);
  }
  return (
    <Snackbar
      open={text !== null}
      message={last}
      autoHideDuration={SHOWN_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ bottom: { xs: 88, lg: 24 } }}
    />
  );
}

const PlanDetailsDialog = lazyPart(async () => (await import('./details/PlanDetailsDialog.tsx')).PlanDetailsDialog);
const CompareDialog = lazyPart(async () => (await import('./CompareDialog.tsx')).CompareDialog);

interface PlanDialogsProps {
  dialogs: DialogAddress;
  quoteId: number;
  buyer: Buyer;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  /** The plans are final: shows the quote's recorded prices, not today's rates. */
  isLocked: boolean;
  premiumOf: (plan: Plan) => number | null;
  /** The tax credit that the premiums are under, in words; null without one. */
  credit: string | null;
  creditNotes: readonly string[];
  /** Null where no yearly cost is shown. */
  year: YearTerms | null;
  renewal: RenewedPlans | undefined;
  figures: ReadonlyMap<number, readonly PlanFigure[]> | undefined;
  doctors: readonly QuoteDoctor[];
  medicines: readonly QuoteMedicine[];
  compared: readonly number[];
  selected: ReadonlySet<number>;
  /** Null when plans cannot be selected. */
  onToggle: ((plan: Plan) => void) | null;
  Send: SendComparisonPart | null;
}

/** The dialogs over the list; their code loads on first use. */
function PlanDialogs({ dialogs, offered, stored, ...given }: PlanDialogsProps) {
  const { quoteId, premiumOf, credit, creditNotes, year, renewal, selected, onToggle } = given;
  const plan = offered.find(({ PlanId }) => PlanId === dialogs.planId);
  const plans = given.compared.flatMap((id) => offered.find(({ PlanId }) => PlanId === id) ?? []);
  return (
    <Suspense>
      {plan && (
        <PlanDetailsDialog
          quoteId={quoteId}
          buyer={given.buyer}
          plan={plan}
          mark={renewal?.marks.get(plan.PlanId)}
          page={dialogs.page}
          stored={(given.isLocked && stored.Plans.find(({ PlanId }) => PlanId === plan.PlanId)) || null}
          premium={premiumOf(plan)}
          figures={given.figures?.get(plan.PlanId)}
          year={plan.IsMedical ? year : null}
          medicines={given.medicines}
          isSelected={selected.has(plan.PlanId)}
          onToggle={onToggle}
          onTurn={dialogs.turnTo}
          onClose={dialogs.close}
        />
      )}
      {dialogs.isComparing && plans.length > 0 && (
        <CompareDialog
          {...{ quoteId, plans, premiumOf, credit, creditNotes, year, renewal, selected, onToggle }}
          doctors={given.doctors}
          medicines={given.medicines}
          Send={given.Send}
          onClose={dialogs.close}
        />
      )}
    </Suspense>
  );
}
