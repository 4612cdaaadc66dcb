import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { yearOf } from '#shared/dates/iso-date';
import { monthsCovered } from '#shared/eligibility/below-the-line';
import { type AdvanceQuestion, incomeEnds } from '#shared/eligibility/income-ends';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { dollarsFromCents, formatCents } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { wholeDollars } from '#shared/plans/yearly-cost-words';

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
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="What the tax return settles, by income">
        <Table size="small" sx={FIGURES}>
          <TableHead>
            <TableRow>
              <TableCell>Income ends</TableCell>
              <TableCell align="right">Income</TableCell>
              <TableCell align="right">With the tax return</TableCell>
              <TableCell align="right">Nothing is owed with at most</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, incomeCents, monthlyCents, differenceCents }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{wholeDollars(incomeCents)}</TableCell>
                <TableCell align="right" sx={differenceCents < 0 ? { fontWeight: 'bold' } : undefined}>
                  {settledText(differenceCents)}
                </TableCell>
                <TableCell align="right">
                  {onUse === null || monthlyCents === electedCents || monthlyCents > maximumCents ? (
                    `${formatCents(monthlyCents)} a month`
                  ) : (
                    <Button
                      size="small"
                      aria-label={`Use ${formatCents(monthlyCents)} a month`}
                      onClick={() => onUse(dollarsFromCents(monthlyCents))}
                    >
                      {formatCents(monthlyCents)} a month
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {`With ${formatCents(electedCents)} a month for ${counted(months, 'month')} of coverage in ${year}. `}
        Since 2026 all of what was paid too much is repaid (26 USC 36B(f)(2), Pub. L. 119-21, section 71305); what was
        not taken comes with the tax return. An estimate for the same people all year: a change of the household, of the
        plan or of other coverage is not counted.
      </Typography>
    </Box>
  );
}

const FIGURES = {
  '& td, & th': { px: 1, fontVariantNumeric: 'tabular-nums' },
  '& td': { whiteSpace: 'nowrap' },
} as const;

const settledText = (cents: number): string =>
  cents === 0 ? 'Nothing' : cents < 0 ? `${formatCents(-cents)} owed` : `${formatCents(cents)} comes back`;
