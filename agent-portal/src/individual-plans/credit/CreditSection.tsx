import { Alert, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { catastrophicNote, isHardshipByIncome } from '#shared/eligibility/catastrophic';
import { creditNotes, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { counted } from '#shared/formats/text';
import { formatDollars } from '#shared/formats/currency';
import { formatName } from '#shared/formats/person-name';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { silverPays } from '#shared/plans/cost-reduction';
import { errorMessage } from '#web/http/api-error';
import { useRules } from '../../app/rules/use-rules.ts';
import { subsidyQuery } from '../../components/subsidy/subsidy-queries.ts';
import { appliedCredit } from '../household/household-terms.ts';
import { subsidyQuestion } from './save-credit.ts';
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
  const catastrophic = useCatastrophicNote(household);
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
          An estimate of what the federal marketplace pays toward a plan that is bought there.{' '}
          <Link component={RouterLink} to="/individual/affordability">
            How it is calculated
          </Link>
        </Typography>
        {canChange && <CreditForm key={Quote.Version} household={household} />}
        {error && <Alert severity="warning">{errorMessage(error)}</Alert>}
        {data && Quote.Household && <Estimate estimate={data} quote={Quote} taxHousehold={Quote.Household} />}
        {catastrophic && (
          <Typography variant="body2" color="textSecondary">
            {catastrophic}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}

interface EstimateProps {
  estimate: SubsidyResponse;
  quote: IndividualQuoteResponse;
  taxHousehold: NonNullable<IndividualQuoteResponse['Household']>;
}

/** What is estimated, and who cannot have it. */
function Estimate({ estimate, quote, taxHousehold }: EstimateProps) {
  return (
    <>
      <Typography role="status">{summaryOf(estimate, taxHousehold, appliedCredit(quote.Ffm, estimate))}</Typography>
      {creditNotes(estimate).map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      <Typography variant="body2" color="textSecondary">
        Other coverage, a pregnancy and denials of Medicaid are entered with each person in the{' '}
        <Link component={RouterLink} to={individualCensusPath(quote.Id)}>
          household
        </Link>
        .
      </Typography>
    </>
  );
}

/** Why people of 30 and over see catastrophic plans, or why nobody does. */
function useCatastrophicNote({ Quote, Members }: IndividualEnrollmentResponse): string | null {
  const rules = useRules();
  const { EffectiveDate, Household } = Quote;
  const household = Household && { householdSize: Household.Size, annualIncome: Household.AnnualIncome };
  const isHardship = isHardshipByIncome(household, EffectiveDate, rules);
  const people = Members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll').map((member) => ({
    birthDate: member.DateOfBirth,
    exemptionNumber: member.ExemptionNumber,
    name: formatName(member) || `the ${HOUSEHOLD_LABELS[member.RelationshipToSubscriber].toLowerCase()}`,
  }));
  return catastrophicNote(people, EffectiveDate, isHardship);
}

function summaryOf(
  { MaxAptc, FplPercent, WhyNone, CsrPercentage }: SubsidyResponse,
  { Size, AnnualIncome }: { Size: number; AnnualIncome: number },
  applied: number,
): string {
  const who = `${counted(Size, 'person', 'people')} with ${formatDollars(AnnualIncome)} a year, ${FplPercent}% of the poverty line`;
  if (WhyNone) {
    return `${who}: no tax credit. ${WhyNone}`;
  }
  const silver = CsrPercentage === null ? '' : ` Silver plans at the marketplace then ${silverPays(CsrPercentage)}.`;
  return `${who}: at most ${formatDollars(MaxAptc)} a month. ${formatDollars(applied)} are taken off the premiums below, as at the marketplace.${silver}`;
}
