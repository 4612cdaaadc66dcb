import { Alert, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import { silverPays } from '#shared/plans/cost-reduction';
import { counted } from '#shared/formats/counted';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { errorMessage } from '#web/http/api-error';
import { subsidyQuery } from '../../components/subsidy/subsidy.api.ts';
import { subsidyQuestion } from './credit.api.ts';
import { CreditForm } from './CreditForm.tsx';

interface CreditSectionProps {
  household: IndividualEnrollmentResponse;
  canChange: boolean;
}

/** What the marketplace may pay toward the plans; absent for short-term plans, which have no tax credit. */
export function CreditSection({ household, canChange }: CreditSectionProps) {
  const { Quote } = household;
  const headingId = useId();
  const question = Quote.Household && subsidyQuestion(household, Quote.Household);
  const { data, error } = useQuery(subsidyQuery(question));
  if (Quote.Individual.IndividualPlanType === 'ShortTerm' || (!canChange && !Quote.Ffm)) {
    return null;
  }
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography variant="h2" id={headingId}>
          Tax credit
        </Typography>
        <Typography variant="body2" color="textSecondary">
          An estimate of what the federal marketplace pays toward a plan that is bought there, if nobody who enrolls has
          an affordable offer from an employer, Medicare, MIChild or Medicaid.{' '}
          <Link component={RouterLink} to="/individual/affordability">
            How it is calculated
          </Link>
        </Typography>
        {canChange && <CreditForm key={Quote.Version} household={household} />}
        {error && <Alert severity="warning">{errorMessage(error)}</Alert>}
        {data && Quote.Household && (
          <Typography role="status">{summaryOf(data, Quote.Household, Quote.Ffm?.AptcElectedAmount ?? 0)}</Typography>
        )}
      </Stack>
    </Paper>
  );
}

function summaryOf(
  { MaxAptc, FplPercent, WhyNone, CsrPercentage }: SubsidyResponse,
  { Size, AnnualIncome }: { Size: number; AnnualIncome: number },
  elected: number,
): string {
  const who = `${counted(Size, 'person', 'people')} with ${formatDollars(AnnualIncome)} a year, ${FplPercent}% of the poverty line`;
  if (WhyNone) {
    return `${who}: no tax credit. ${WhyNone}`;
  }
  const silver = CsrPercentage === null ? '' : ` Silver plans at the marketplace then ${silverPays(CsrPercentage)}.`;
  return `${who}: at most ${formatDollars(MaxAptc)} a month. ${formatDollars(Math.min(elected, MaxAptc))} are taken off the premiums below.${silver}`;
}
