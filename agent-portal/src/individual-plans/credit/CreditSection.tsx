import { Alert, AlertTitle, Box, Button, Paper, Slider, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { likelyOnMedicaid } from '#shared/eligibility/subsidy-words';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { silverPays } from '#shared/plans/cost-reduction';
import { essentialCentsOf } from '#shared/plans/net-premium-of';
import type { Plan } from '#shared/plans/plan.record';
import { wholeDollars } from '#shared/plans/yearly-cost-words';
import { errorMessage } from '#web/http/api-error';
import { SaveIndicator } from '#web/records/SaveIndicator';
import { calledOf } from '../household/household-texts.ts';
import { CalculatorDrawer } from './CalculatorDrawer.tsx';
import { CreditForm } from './CreditForm.tsx';
import { IncomeEnds } from './IncomeEnds.tsx';
import type { CreditControl } from './use-credit.ts';

interface CreditSectionProps {
  credit: CreditControl;
  offered: readonly Plan[];
  /** The medical plan in the cart. */
  chosen: Plan | undefined;
  canChange: boolean;
}

/**
 * What the marketplace may pay toward the plans, in one line over them, with how much of it is taken in advance; absent for short-term
 * plans, which have no tax credit.
 */
export function CreditSection({ credit, offered, chosen, canChange }: CreditSectionProps) {
  const { household, estimate, failure, refusal } = credit;
  const { Quote } = household;
  const [formId, endsId] = [useId(), useId()];
  const [open, setOpen] = useState<'form' | 'ends' | 'calculator' | null>(null);
  if (Quote.Individual.IndividualPlanType === 'ShortTerm' || (!canChange && !Quote.Ffm)) {
    return null;
  }
  return (
    <>
      <Paper variant="outlined" component="section" aria-label="Tax credit" sx={{ px: 2, py: 0.75 }}>
        <Box sx={LINE}>
          <CreditFacts credit={credit} />
          {canChange && estimate && estimate.MaxAptc > 0 && <ElectedSlider credit={credit} estimate={estimate} />}
          {canChange && (
            <PartButton
              id={formId}
              name={Quote.Household ? 'Income and amount' : 'Enter income'}
              isOpen={open === 'form'}
              onOpen={(isOpen) => setOpen(isOpen ? 'form' : null)}
            />
          )}
          {Quote.Household && estimate && estimate.MaxAptc > 0 && (
            <PartButton
              id={endsId}
              name="If the income changes"
              isOpen={open === 'ends'}
              onOpen={(isOpen) => setOpen(isOpen ? 'ends' : null)}
            />
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('calculator')}>
            How it is calculated
          </Button>
          <SaveIndicator state={credit.save} />
        </Box>
        {refusal && <Alert severity="warning">{refusal}</Alert>}
        {failure && <Alert severity="warning">{errorMessage(failure)}</Alert>}
        {canChange && open === 'form' && (
          <Box id={formId} sx={{ py: 1 }}>
            {estimate && (
              <Typography variant="body2" sx={{ mb: 1.5 }}>
                {aboutEstimate(estimate)}
              </Typography>
            )}
            <CreditForm household={household} />
          </Box>
        )}
        {open === 'ends' && (
          <Box id={endsId} sx={{ py: 1 }}>
            <EstimateEnds {...{ credit, chosen, canChange }} />
          </Box>
        )}
      </Paper>
      {estimate && <CreditWarnings estimate={estimate} household={household} />}
      <CalculatorDrawer {...{ household, offered }} open={open === 'calculator'} onClose={() => setOpen(null)} />
    </>
  );
}

interface PartButtonProps {
  /** Of the part. */
  id: string;
  name: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Opens a part below the line, and closes it. */
const PartButton = ({ id, name, isOpen, onOpen }: PartButtonProps) => (
  <Button size="small" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => onOpen(!isOpen)}>
    {name}
  </Button>
);

/** What the tax return settles of the amount on the slider. */
function EstimateEnds({ credit, chosen, canChange }: Omit<CreditSectionProps, 'offered'>) {
  const { household, estimate, applied, elect } = credit;
  const { Household } = household.Quote;
  return (
    Household &&
    estimate && (
      <IncomeEnds
        quote={household.Quote}
        household={{ householdSize: Household.Size, incomeCents: centsFromDollars(Household.AnnualIncome) }}
        credit={{
          maximumCents: centsFromDollars(estimate.MaxAptc),
          electedCents: centsFromDollars(applied ?? 0),
          essentialCents: chosen === undefined ? null : essentialCentsOf(chosen),
        }}
        onUse={canChange ? elect : null}
      />
    )
  );
}

/** "Income $72,000 · 4 on the return · Tax credit $888.88 a month". */
function CreditFacts({ credit: { household, estimate, applied, isMoving } }: { credit: CreditControl }) {
  const { Household } = household.Quote;
  if (!Household) {
    return (
      <Typography variant="body2">
        Tax credit: enter the income for an estimate of what the marketplace pays.
      </Typography>
    );
  }
  return (
    <Typography
      variant="body2"
      component="p"
      role="status"
      // The slider says its value itself.
      aria-live={isMoving ? 'off' : 'polite'}
      sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 0 }}
    >
      Income {wholeDollars(centsFromDollars(Household.AnnualIncome))} · {Household.Size} on the return
      {estimate && (
        <>
          {' '}
          · <strong>{creditText(estimate, applied ?? 0)}</strong>
        </>
      )}
    </Typography>
  );
}

function creditText({ MaxAptc, WhyNone }: SubsidyResponse, applied: number): string {
  if (WhyNone !== null) {
    return `No tax credit. ${WhyNone}`;
  }
  return applied === MaxAptc
    ? `Tax credit ${formatDollars(applied)} a month`
    : `Tax credit ${formatDollars(applied)} of ${formatDollars(MaxAptc)} a month`;
}

/** "190% of the poverty line: at most $888.88 a month. Silver plans …". */
const aboutEstimate = ({ FplPercent, MaxAptc, CsrPercentage }: SubsidyResponse): string =>
  [
    `${FplPercent}% of the poverty line: at most ${formatDollars(MaxAptc)} a month.`,
    ...(CsrPercentage === null ? [] : [`Silver plans at the marketplace then ${silverPays(CsrPercentage)}.`]),
  ].join(' ');

const STEP_DOLLARS = 1;
const LONG_STEP_DOLLARS = 50;

/** How much of the credit is taken in advance: the prices follow while it moves. */
const ElectedSlider = ({
  credit: { applied, elect },
  estimate: { MaxAptc },
}: {
  credit: CreditControl;
  estimate: SubsidyResponse;
}) => (
  <Slider
    size="small"
    aria-label="Tax credit used each month"
    min={0}
    max={MaxAptc}
    step={STEP_DOLLARS}
    shiftStep={LONG_STEP_DOLLARS}
    value={applied ?? 0}
    onChange={(_event, value) => elect(value as number)}
    getAriaValueText={(value) =>
      value === MaxAptc
        ? `${formatDollars(value)} a month, all that is estimated`
        : `${formatDollars(value)} of ${formatDollars(MaxAptc)} a month`
    }
    sx={{ flex: '1 1 140px', maxWidth: 240, mx: 1 }}
  />
);

interface CreditWarningsProps {
  estimate: SubsidyResponse;
  household: IndividualEnrollmentResponse;
}

/** Over the plans: for whom Medicaid or MIChild comes first, and what that costs the others. */
function CreditWarnings({ estimate, household: { Members } }: CreditWarningsProps) {
  const { MedicaidLikely, WhyStandardCosts } = estimate;
  const people = likelyOnMedicaid(estimate).flatMap((at) => (Members[at] ? [calledOf(Members[at])] : []));
  const notes = [MedicaidLikely, WhyStandardCosts].filter((note) => note !== null);
  return notes.length === 0 ? null : (
    <Alert severity="warning" sx={{ py: 0 }}>
      {people.length > 0 && (
        <AlertTitle sx={{ mb: 0 }}>
          Medicaid or MIChild is likely for {new Intl.ListFormat('en-US').format(people)}
        </AlertTitle>
      )}
      <Stack spacing={0.5}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </Stack>
    </Alert>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
} as const;
