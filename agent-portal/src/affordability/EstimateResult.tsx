import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import { useRules } from '../app/rules/use-rules.ts';
import { CreditChart } from './CreditChart.tsx';
import { FormulaTable } from './FormulaTable.tsx';
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
  income: number;
  facts: CreditFacts;
  /** The same household in the other counties of the ZIP. */
  elsewhere: readonly { county: string; maxAptc: number }[];
}

/** The credit, what it means, and how it follows from the law. */
export function EstimateResult({ estimate, income, facts, elsewhere }: EstimateResultProps) {
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
