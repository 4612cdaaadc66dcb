import { Box, Stack } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import { lazyPart } from '#web/shell/lazy-part';
import { CartBar, CartColumn } from './cart/Cart.tsx';
import type { PlanCart } from './cart/cart-facts.ts';
import type { CartProps } from './cart/CartPanel.tsx';
import { PlanBrowser } from './list/PlanBrowser.tsx';
import { PlanDialogs } from './PlanDialogs.tsx';
import { Toast } from './Toast.tsx';
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
  /** Above the list. */
  children: ReactNode;
}

/** Filters, list and cart side by side, and the dialogs over them. */
export function PlanWorkspace({ quote, offered, stored, cart, work, cartProps, ...given }: PlanWorkspaceProps) {
  const { selection, premiumOf } = cart;
  const { view, actions, dialogs } = work;
  const { buyer, credit, creditNotes = [], year, renewal, figures } = view.terms;
  const canChange = cart.lock === null;
  return (
    <>
      <Stack spacing={2}>
        {given.children}
        <Box sx={COLUMNS}>
          <PlanBrowser
            {...{ view, offered, canChange, actions, premiumOf }}
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
        isLocked={!canChange}
        compared={work.compared}
        selected={selection.idSet}
        onToggle={canChange ? actions.toggle : null}
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '192px minmax(0, 1fr) 320px' },
} as const;
