import { Box, Button, Typography } from '@mui/material';
import { yearOf } from '#shared/dates/iso-date';
import { monthsCovered } from '#shared/eligibility/below-the-line';
import { type AdvanceQuestion, incomeEnds } from '#shared/eligibility/income-ends';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { dollarsFromCents, formatCents } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { wholeDollars } from '#shared/plans/yearly-cost-words';
import { ColumnsTable } from '../../components/ScrollTable.tsx';

export interface IncomeEndsProps {
  quote: Pick<IndividualQuoteResponse, 'EffectiveDate'>;
  household: Pick<AdvanceQuestion, 'householdSize' | 'incomeCents'>;
  /** Cents a month. */
  credit: Pick<AdvanceQuestion, 'maximumCents' | 'electedCents' | 'essentialCents'>;
  /** Takes another amount, dollars a month; null: it is entered elsewhere. */
  onUse: ((dollars: number) => void) | null;
}

/** What the tax return settles if the year's income ends differently, and how much can be taken so that nothing is owed. */
export function IncomeEnds({ quote: { EffectiveDate }, household, credit, onUse }: IncomeEndsProps) {
  const year = yearOf(EffectiveDate);
  const figures = subsidyFigures(year);
  const months = monthsCovered({ EffectiveDate });
  const rows = figures && incomeEnds({ figures, months, ...household, ...credit });
  if (!rows) {
    return <Typography variant="body2">What the tax return settles is not known for this income and year.</Typography>;
  }
  const { electedCents, maximumCents } = credit;
  return (
    <Box component="section" aria-label="If the income changes">
      <ColumnsTable
        label="What the tax return settles, by income"
        isPlain
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { label: 'Income ends', isName: true, cell: ({ name }) => name },
          { label: 'Income', isFigure: true, cell: ({ incomeCents }) => wholeDollars(incomeCents) },
          {
            label: 'With the tax return',
            isFigure: true,
            cell: ({ differenceCents }) => (
              <Box component="span" sx={differenceCents < 0 ? { fontWeight: 'bold' } : undefined}>
                {settledText(differenceCents)}
              </Box>
            ),
          },
          {
            label: 'Nothing is owed with at most',
            isFigure: true,
            cell: ({ monthlyCents }) =>
              onUse === null || monthlyCents === electedCents || monthlyCents > maximumCents ? (
                `${formatCents(monthlyCents)} a month`
              ) : (
                <Button
                  size="small"
                  aria-label={`Use ${formatCents(monthlyCents)} a month`}
                  onClick={() => onUse(dollarsFromCents(monthlyCents))}
                >
                  {formatCents(monthlyCents)} a month
                </Button>
              ),
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {`With ${formatCents(electedCents)} a month for ${counted(months, 'month')} of coverage in ${year}. `}
        Since 2026 all of what was paid too much is repaid (26 USC 36B(f)(2), Pub. L. 119-21, section 71305); what was
        not taken comes with the tax return. An estimate for the same people all year: a change of the household, of the
        plan or of other coverage is not counted.
      </Typography>
    </Box>
  );
}

const settledText = (cents: number): string =>
  cents === 0 ? 'Nothing' : cents < 0 ? `${formatCents(-cents)} owed` : `${formatCents(cents)} comes back`;
