import { Box, Paper, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { counted } from '#shared/formats/text';
import { formatDollars } from '#shared/formats/currency';
import type { CreditFacts } from './credit-curve.ts';

interface FormulaTableProps {
  estimate: SubsidyResponse;
  income: number;
  facts: CreditFacts;
}

/** Each step of the formula with its figures, as an agent would explain it on the phone. */
export function FormulaTable({ estimate, income, facts }: FormulaTableProps) {
  const row = estimate.PercentageRow;
  return (
    <Paper component="section" aria-label="How it is calculated" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        How it is calculated
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Steps of the calculation">
        <Table size="small">
          <TableBody>
            <Step
              name="Poverty line of the household, a year"
              note={`${counted(facts.householdSize, 'person', 'people')}, HHS poverty guidelines for ${facts.figures.guidelineYear}`}
            >
              {formatDollars(estimate.PovertyLine)}
            </Step>
            <Step
              name="Income in percent of the poverty line"
              note={`${formatDollars(income)} ÷ ${formatDollars(estimate.PovertyLine)} = ${estimate.FplPercentExact.toFixed(2)}%, ${estimate.FplPercentExact > 400 ? 'above 400%: entered as 401 (Form 8962)' : 'decimals dropped'}`}
            >
              {estimate.FplPercent}%
            </Step>
            {row && (
              <Step
                name="Share of income that the household pays"
                note={`From ${row.FromPercent}%${row.ToPercent === null ? ' on' : ` to ${row.ToPercent}%`} of the poverty line: ${row.InitialPercentage.toFixed(2)}% to ${row.FinalPercentage.toFixed(2)}%`}
              >
                {estimate.ApplicablePercentage?.toFixed(2)}%
              </Step>
            )}
            {estimate.ContributionMonthly !== null && (
              <Step
                name="Expected contribution, a month"
                note={`${formatDollars(income)} × ${estimate.ApplicablePercentage?.toFixed(2)}% ÷ 12`}
              >
                {formatDollars(estimate.ContributionMonthly)}
              </Step>
            )}
            {estimate.BenchmarkMembers.map((member, at) => (
              <Step
                key={at}
                name={`Benchmark premium of person ${at + 1}, age ${member.Age}`}
                note={member.WhyNot ?? partsOf(member)}
              >
                {member.EssentialPart === null ? '—' : formatDollars(member.EssentialPart)}
              </Step>
            ))}
            <Step name="Benchmark, a month">{formatDollars(estimate.BenchmarkMonthly)}</Step>
            <Step name="Tax credit: benchmark less contribution" isTotal>
              {formatDollars(estimate.MaxAptc)}
            </Step>
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
}

/** How the essential part comes about. */
const partsOf = ({
  MonthlyRate,
  EssentialPart,
  PediatricDental,
}: SubsidyResponse['BenchmarkMembers'][number]): string =>
  [
    ...(MonthlyRate === EssentialPart ? [] : [`Essential health benefits of ${formatDollars(MonthlyRate)}`]),
    ...(PediatricDental === null ? [] : [`with ${formatDollars(PediatricDental)} for dental care`]),
  ].join(', ');

interface StepProps {
  name: string;
  note?: string;
  isTotal?: boolean;
  children: ReactNode;
}

const Step = ({ name, note, isTotal = false, children }: StepProps) => (
  <TableRow sx={isTotal ? { '& > *': { fontWeight: 'bold', borderBottom: 0 } } : undefined}>
    <TableCell component="th" scope="row" sx={{ pl: 0 }}>
      {name}
      {note && (
        <Typography variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      )}
    </TableCell>
    <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </TableCell>
  </TableRow>
);
