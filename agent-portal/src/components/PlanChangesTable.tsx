import { Box } from '@mui/material';
import { changeText, signedDollars } from '#shared/formats/percent';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import type { PlanPremiumChange, PremiumPart } from '#shared/renewals/renewal.record';
import { Money } from './Money.tsx';
import { ColumnsTable, type TableColumn } from './ScrollTable.tsx';

interface PlanChangesTableProps {
  plans: readonly PlanPremiumChange[];
  /** When the earlier and the later premiums are paid. */
  before?: string;
  after?: string;
  /** Of the causes: by default, from one year to the next. */
  labels?: Readonly<Record<PremiumPart, string>>;
}

/** What each plan costs before and after, the difference, and its causes. */
export function PlanChangesTable({
  plans,
  before = 'Now',
  after = 'At renewal',
  labels = PREMIUM_PART_LABELS,
}: PlanChangesTableProps) {
  const parts = PREMIUM_PART_ORDER.filter((part) => plans.some(({ Parts }) => Parts[part] !== 0));
  return (
    <Box sx={ON_PAPER}>
      <ColumnsTable
        label="Plan by plan"
        title
        stacked="lg"
        rows={plans}
        keyOf={({ FromPlanName, ToPlanName }) => `${FromPlanName} ${ToPlanName}`}
        columns={[
          { label: 'Plan', isName: true, sx: PLAN, cell: planText },
          { label: before, isFigure: true, cell: ({ Before }) => <Money dollars={Before} /> },
          { label: after, isFigure: true, cell: ({ After }) => <Money dollars={After} /> },
          { label: 'Change', isFigure: true, sx: CHANGE, cell: ({ Before, After }) => changeText(Before, After) },
          ...parts.map((part): TableColumn<PlanPremiumChange> => ({
            label: labels[part],
            isFigure: true,
            sx: CAUSE,
            cell: ({ Parts }) => signedDollars(Parts[part]),
          })),
        ]}
      />
    </Box>
  );
}

/** All causes fit on a sheet of paper. */
const ON_PAPER = { '@media print': { '& td, & th': { px: '3px', minWidth: 0, fontSize: 8.5 } } } as const;

/** Names wrap between words, and stay visible while the causes scroll beneath them. */
const PLAN = {
  minWidth: { xs: 132, sm: 200 },
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
const CHANGE = { '&:is(td)': { fontWeight: 'bold' } } as const;
const CAUSE = { '&:is(th)': { whiteSpace: 'normal', minWidth: 104 } } as const;

export const planText = ({ FromPlanName, ToPlanName }: Pick<PlanPremiumChange, 'FromPlanName' | 'ToPlanName'>) =>
  FromPlanName === ToPlanName ? FromPlanName : `${FromPlanName ?? 'New'} → ${ToPlanName ?? 'ends'}`;
