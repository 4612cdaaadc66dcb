import { Alert, Box, Paper, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SubsidyRequest, SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import type { Plan } from '#shared/plans/plan.record';
import { useRules } from '../../app/use-rules.ts';
import { BelowTheLine } from './BelowTheLine.tsx';
import { CreditChart } from './CreditChart.tsx';
import type { CreditFacts } from './credit-curve.ts';
import { marginsOf } from './margins.ts';

/** What clients ask about the law of the day. The answers are rules: staff change them without a release. */
const QUESTIONS = {
  AnswerEnhancedCredits: 'Is there still the larger credit?',
  AnswerIncomeSpecialEnrollment: 'Can I enroll at any time because of my income?',
  AnswerWorkRequirement: 'Do I have to work for Medicaid?',
  AnswerLawfulPresence: 'Does immigration status matter?',
} as const;

function ClientQuestions() {
  const rules = useRules();
  const answered = Object.entries(QUESTIONS)
    .map(([key, question]) => ({ question, answer: rules[key as keyof typeof QUESTIONS] }))
    .filter(({ answer }) => answer !== '');
  return answered.length === 0 ? null : (
    <Box component="section" aria-label="What clients ask">
      <Typography variant="h2" sx={{ mb: 1 }}>
        What clients ask
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, typography: 'body2', '& dt': { fontWeight: 'medium' }, '& dd': { m: 0, mb: 1.5 } }}
      >
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

interface EstimateResultProps {
  estimate: SubsidyResponse;
  question: SubsidyRequest;
  facts: CreditFacts;
  /** The same household in the other counties of the ZIP. */
  elsewhere: readonly { county: string; maxAptc: number }[];
  /** As they are offered to these people; empty where no plan is meant. */
  plans: readonly Plan[];
}

/** The credit, what it means, and how it follows from the law. */
export function EstimateResult({ estimate, question, facts, elsewhere, plans }: EstimateResultProps) {
  const income = question.AnnualIncome;
  return (
    <Stack spacing={2}>
      <Paper component="section" aria-label="Estimated tax credit" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="body2" color="textSecondary">
          Estimated tax credit in {estimate.County} County
        </Typography>
        <Typography variant="figure">
          {formatDollars(estimate.MaxAptc)}{' '}
          <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            a month
          </Typography>
        </Typography>
        {estimate.WhyNone && <Typography sx={{ mt: 1 }}>{estimate.WhyNone}</Typography>}
        {estimate.CsrPercentage !== null && (
          <Typography sx={{ mt: 1 }}>
            Silver plans come with lower cost sharing: they pay {estimate.CsrPercentage}% of covered costs on average.
          </Typography>
        )}
        <Stack spacing={1} sx={{ mt: 2, '&:empty': { mt: 0 } }}>
          {estimate.MedicaidLikely && <Alert severity="warning">{estimate.MedicaidLikely}</Alert>}
          {estimate.WhyStandardCosts && <Alert severity="warning">{estimate.WhyStandardCosts}</Alert>}
          {elsewhere
            .filter(({ maxAptc }) => maxAptc !== estimate.MaxAptc)
            .map(({ county, maxAptc }) => (
              <Alert key={county} severity="info">
                In {county} County, which this ZIP code is also in, the credit would be {formatDollars(maxAptc)} a
                month.
              </Alert>
            ))}
          {marginsOf(estimate, income).map(({ text, isNear }) => (
            <Alert key={text} severity={isNear ? 'warning' : 'info'}>
              {text}
            </Alert>
          ))}
        </Stack>
      </Paper>
      <CreditChart facts={facts} income={income} medicaidIncome={estimate.MedicaidIncome} />
      <BelowTheLine {...{ question, facts, plans }} />
      <FormulaTable estimate={estimate} income={income} facts={facts} />
      <ClientQuestions />
      <Box component="section" aria-label="Sources">
        <Typography variant="h2" sx={{ mb: 1 }}>
          Sources
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {estimate.Sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}

interface FormulaTableProps {
  estimate: SubsidyResponse;
  income: number;
  facts: CreditFacts;
}

/** Each step of the formula with its figures, as an agent would explain it on the phone. */
function FormulaTable({ estimate, income, facts }: FormulaTableProps) {
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
