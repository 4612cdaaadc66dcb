import {
  Alert,
  Box,
  Button,
  Chip,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tabs,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { tobaccoRatesText } from '#shared/census/tobacco';
import { formatDay } from '#shared/formats/auto-date';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan, PlanRateBreakdown, SelectedPlan } from '#shared/plans/plan.record';
import { yearlyCost, type YearTerms } from '#shared/plans/yearly-cost';
import { yearlyCostTitle } from '#shared/plans/yearly-cost-words';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { useRules } from '../../../app/use-rules.ts';
import { Money } from '../../Money.tsx';
import { planBenefitsQuery, planRatesQuery } from '../plan-browser-queries.ts';
import type { Buyer } from '../plan-terms.ts';
import { PLAN_PAGES, type PlanPage } from '../use-dialog-address.ts';
import { medicinesLine, YearlyCostLines } from '../yearly/YearlyCostLines.tsx';
import { BenefitsSummaryButton } from './BenefitsSummaryButton.tsx';
import { FullDialog } from './FullDialog.tsx';
import { PageQuery } from './PageQuery.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import { type Benefit, benefitGroups } from './benefit-groups.ts';
import { DELTA_DENTAL_NOTE } from './delta-dental-note.ts';
import { printToPdf } from './print-to-pdf.ts';
import { RatesPage } from './RatesPage.tsx';
import { gridTables } from './rate-grid.ts';

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
  /** What the client takes. */
  medicines: readonly QuoteMedicine[];
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
          <YearlyCostSection plan={plan} premium={props.premium} terms={props.year} medicines={props.medicines} />
        )}
        {page === 'benefits' && <BenefitsPage quoteId={quoteId} plan={plan} />}
        {page === 'rates' && <RatesPage quoteId={quoteId} buyer={buyer} plan={plan} stored={stored} />}
        {page === 'grid' && <RateGridPage quoteId={quoteId} buyer={buyer} planId={plan.PlanId} />}
      </Box>
    </FullDialog>
  );
}

interface YearlyCostSectionProps {
  plan: Plan;
  premium: number | null;
  terms: YearTerms;
  medicines: readonly QuoteMedicine[];
}

/** What the plan costs the household in a good, a usual and a bad year. */
const YearlyCostSection = ({ plan, premium, terms, medicines }: YearlyCostSectionProps) => (
  <Box component="section" aria-label={yearlyCostTitle(terms)} sx={{ mb: 2 }}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {yearlyCostTitle(terms)}
    </Typography>
    <YearlyCostLines cost={yearlyCost(plan, premium, terms)} medicines={medicinesLine(medicines, plan, terms)} />
  </Box>
);

/** The filed rates of the plan: every age band, with and without tobacco. */
function RateGridPage({ quoteId, buyer, planId }: { quoteId: number; buyer: Buyer; planId: number }) {
  const rules = useRules();
  const query = useQuery(planRatesQuery(quoteId, planId));
  return (
    <PageQuery query={query}>
      {({ RateGrid, RatesMessage, RateArea, EffectiveDate }) =>
        RateGrid.length === 0 ? (
          <Alert severity="warning">{RatesMessage || 'Rates not loaded'}</Alert>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              Filed monthly rates in rating area {RateArea} for effective date {formatDay(EffectiveDate)}.
              {hasTobaccoRates(RateGrid)
                ? ` ${tobaccoRatesText(buyer === 'group' ? rules : null)}`
                : ' No tobacco rates are filed: the same rate applies with and without tobacco.'}
            </Typography>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
              {gridTables(RateGrid).map((rows) => (
                <GridTable key={rows[0]?.Age} rows={rows} withTobacco={hasTobaccoRates(RateGrid)} />
              ))}
            </Box>
          </>
        )
      }
    </PageQuery>
  );
}

type RateGrid = PlanRateBreakdown['RateGrid'];

const hasTobaccoRates = (rows: RateGrid): boolean => rows.some(({ TobaccoRate }) => TobaccoRate !== null);

const GridTable = ({ rows, withTobacco }: { rows: RateGrid; withTobacco: boolean }) => (
  <Table aria-label={`Rates of ages ${rows[0]?.Age} to ${rows.at(-1)?.Age}`} sx={{ '& td, & th': { py: 0.5, px: 1 } }}>
    <TableHead>
      <TableRow>
        <TableCell>Age</TableCell>
        <TableCell align="right">Rate</TableCell>
        {withTobacco && <TableCell align="right">Tobacco rate</TableCell>}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ Age, Rate, TobaccoRate }) => (
        <TableRow key={Age} hover>
          <TableCell component="th" scope="row">
            {Age}
          </TableCell>
          <TableCell align="right">
            <Money dollars={Rate} />
          </TableCell>
          {withTobacco && (
            <TableCell align="right">{TobaccoRate === null ? 'Not filed' : <Money dollars={TobaccoRate} />}</TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** What members pay, in and out of network, by category. */
function BenefitsPage({ quoteId, plan }: { quoteId: number; plan: Plan }) {
  const query = useQuery(planBenefitsQuery(quoteId, plan));
  return (
    <PageQuery query={query}>
      {({ Benefits }) =>
        Benefits.length === 0 ? (
          <Typography>No benefits have been loaded for this plan.</Typography>
        ) : (
          <BenefitTable benefits={Benefits} />
        )
      }
    </PageQuery>
  );
}

const BenefitTable = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <Table sx={TABLE}>
    <TableHead>
      <TableRow>
        <TableCell>Benefit</TableCell>
        <TableCell>In network</TableCell>
        <TableCell>Out of network</TableCell>
        <TableCell>Limits</TableCell>
      </TableRow>
    </TableHead>
    {benefitGroups(benefits).map(({ category, benefits: listed }) => (
      <TableBody key={category}>
        <TableRow>
          <TableCell component="th" scope="rowgroup" colSpan={4} className="category">
            {category}
          </TableCell>
        </TableRow>
        {listed.map(({ Benefit: name, InNetwork, OutOfNetwork, Limits }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{InNetwork}</TableCell>
            <TableCell>{OutOfNetwork}</TableCell>
            <TableCell>{Limits}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    ))}
  </Table>
);

const TABLE = {
  '& td, & th': { verticalAlign: 'top', px: 1 },
  '& th[scope=row]': { fontWeight: 400, width: '30%' },
  '& .category': { pt: 2, typography: 'subtitle2', borderBottomColor: 'text.secondary' },
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block', width: 'auto !important' },
    '& thead': HIDDEN_TEXT,
    '& td, & th': { border: 0, py: 0, px: 0 },
    '& th[scope=row]': { fontWeight: 'medium' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td:empty': { display: 'none' },
    '& td::before': { color: 'text.secondary', mr: 0.5 },
    '& td:nth-of-type(1)::before': { content: '"In network:"' },
    '& td:nth-of-type(2)::before': { content: '"Out of network:"' },
    '& td:nth-of-type(3)::before': { content: '"Limits:"' },
  },
} as const;
