import { Alert, Box, Button, Chip, Tab, Tabs } from '@mui/material';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan, SelectedPlan } from '#shared/plans/plan.record';
import type { YearTerms } from '#shared/plans/yearly-cost';
import type { Buyer } from '../plan-terms.ts';
import { DELTA_DENTAL_NOTE } from './delta-dental-note.ts';
import { PLAN_PAGES, type PlanPage } from '../use-dialog-address.ts';
import { printToPdf } from './print-to-pdf/print-to-pdf.ts';
import { BenefitsSummaryButton } from './BenefitsSummaryButton.tsx';
import { BenefitsPage } from './BenefitsPage.tsx';
import { FullDialog } from './FullDialog.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import { YearlyCostSection } from './YearlyCostSection.tsx';
import { RateGridPage } from './rates/RateGridPage.tsx';
import { RatesPage } from './rates/RatesPage.tsx';

const PAGE_LABELS: Readonly<Record<PlanPage, string>> = {
  benefits: 'Benefits',
  rates: 'Rates',
  grid: 'Rate grid',
};

interface PlanDetailsDialogProps {
  buyer: Buyer;
  quoteId: number;
  plan: Plan;
  /** What the plan is at a renewal: "Current plan". */
  mark: string | undefined;
  page: PlanPage;
  /** The quote's recorded rates, if they apply instead of today's. */
  stored: SelectedPlan | null;
  premium: number | null;
  /** What the premium means to a group. */
  figures: readonly PlanFigure[] | undefined;
  /** Null where no yearly cost is shown. */
  year: YearTerms | null;
  isSelected: boolean;
  onToggle: ((plan: Plan) => void) | null;
  onTurn: (page: PlanPage) => void;
  onClose: () => void;
}

/** Details of one plan: benefits, each member's rate with its explanation, and the filed rates. */
export function PlanDetailsDialog(props: PlanDetailsDialogProps) {
  const { quoteId, buyer, plan, page, stored, isSelected, onToggle } = props;
  const canToggle = onToggle !== null && (plan.RatesLoaded || isSelected);
  return (
    <FullDialog
      title={plan.PlanDisplayName}
      makePdf={(content) =>
        printToPdf(content, { fileName: `${plan.PlanDisplayName} ${PAGE_LABELS[page]}`, heading: plan.PlanDisplayName })
      }
      onClose={props.onClose}
      head={
        <>
          {props.mark && <Chip size="small" color="primary" label={props.mark} sx={{ alignSelf: 'flex-start' }} />}
          <PlanFigures plan={plan} premium={props.premium} figures={props.figures} />
          <Tabs
            className="no-print"
            value={page}
            aria-label="Plan details"
            onChange={(_event, next: PlanPage) => props.onTurn(next)}
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            {PLAN_PAGES.map((each) => (
              <Tab key={each} value={each} id={`page-${each}`} aria-controls="page" label={PAGE_LABELS[each]} />
            ))}
          </Tabs>
        </>
      }
      actions={
        <>
          {plan.IsMedical && <BenefitsSummaryButton quoteId={quoteId} planId={plan.PlanId} />}
          {canToggle && (
            <Button variant="outlined" onClick={() => onToggle(plan)}>
              {isSelected ? 'Remove plan' : 'Select plan'}
            </Button>
          )}
        </>
      }
    >
      <Box role="tabpanel" id="page" aria-labelledby={`page-${page}`} sx={{ pt: { xs: 2, sm: 0 } }}>
        {plan.IsDeltaDentalPlan && (
          <Alert severity="info" role="none" sx={{ mb: 2 }}>
            {DELTA_DENTAL_NOTE}
          </Alert>
        )}
        {page === 'benefits' && props.year && (
          <YearlyCostSection plan={plan} premium={props.premium} terms={props.year} />
        )}
        {page === 'benefits' && <BenefitsPage quoteId={quoteId} plan={plan} />}
        {page === 'rates' && <RatesPage quoteId={quoteId} buyer={buyer} plan={plan} stored={stored} />}
        {page === 'grid' && <RateGridPage quoteId={quoteId} buyer={buyer} planId={plan.PlanId} />}
      </Box>
    </FullDialog>
  );
}
