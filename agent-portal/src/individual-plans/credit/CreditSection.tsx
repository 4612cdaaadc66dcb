import { Alert, Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { catastrophicNote, isHardshipByIncome } from '#shared/eligibility/catastrophic';
import { ELECTED_BELOW_ZERO } from '#shared/eligibility/net-premium';
import { creditNotes, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import { formatName } from '#shared/formats/person-name';
import { counted } from '#shared/formats/text';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { silverPays } from '#shared/plans/cost-reduction';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/use-rules.ts';
import { TaxReturnFields } from '../../components/TaxReturnFields.tsx';
import { subsidyQuery } from '../../components/subsidy-queries.ts';
import { appliedCredit } from '../household/household-terms.ts';
import { reloadHousehold } from '../individual-plans-queries.ts';
import { saveCredit, subsidyQuestion } from './save-credit.ts';

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

interface CreditValues {
  Size: number | null;
  AnnualIncome: number | null;
  /** null: as much as is estimated. */
  Elected: number | null;
}

/** Who is on the tax return, what they earn, and how much of the credit is taken in advance. */
function CreditForm({ household }: { household: IndividualEnrollmentResponse }) {
  const { Quote, Members } = household;
  const form = useForm<CreditValues>({
    defaultValues: {
      Size: Quote.Household?.Size ?? null,
      AnnualIncome: Quote.Household?.AnnualIncome ?? null,
      Elected: Quote.Ffm && !Quote.Ffm.IsMaximum ? Quote.Ffm.AptcElectedAmount : null,
    },
    mode: 'onTouched',
  });
  const { save, refusal } = useSaveCredit(household, form);
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        spacing={1}
        aria-label="Tax credit"
        onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
      >
        <CreditFields people={Members.length} />
        {refusal && <Alert severity="warning">{refusal}</Alert>}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" loading={save.isPending}>
            Show net premiums
          </Button>
          {Quote.Household && (
            <Button onClick={() => save.mutate(null)} disabled={save.isPending}>
              Remove tax credit
            </Button>
          )}
        </Stack>
      </Stack>
    </FormProvider>
  );
}

/** Saves the credit, or takes it away; an elected amount that is too high is refused at its field. */
function useSaveCredit(household: IndividualEnrollmentResponse, form: UseFormReturn<CreditValues>) {
  const { Quote } = household;
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: async (values: CreditValues | null) => {
      setRefusal(null);
      if (values === null) {
        return saveCredit(Quote, null);
      }
      const taxHousehold = { Size: values.Size!, AnnualIncome: Math.round(values.AnnualIncome!) };
      const { MaxAptc } = await queryClient.fetchQuery(subsidyQuery(subsidyQuestion(household, taxHousehold)));
      const elected = { AptcElectedAmount: values.Elected ?? MaxAptc, IsMaximum: values.Elected === null };
      return saveCredit(Quote, { household: taxHousehold, elected });
    },
    onSuccess: () => reloadHousehold(Quote.Id),
    onError: (error) => {
      const [message] = fieldErrorsOf(error)['Ffm.AptcElectedAmount'] ?? [];
      if (message) {
        form.setError('Elected', { type: 'server', message }, { shouldFocus: true });
      } else {
        setRefusal(errorMessage(error));
      }
    },
  });
  return { save, refusal };
}

const CreditFields = ({ people }: { people: number }) => (
  <FieldGrid columns={3}>
    <TaxReturnFields<CreditValues> names={{ income: 'AnnualIncome', size: 'Size' }} people={people} />
    <CurrencyInput<CreditValues>
      name="Elected"
      label="Elected amount a month"
      hint="Left empty: as much as is estimated"
      check={(dollars) => (dollars < 0 ? ELECTED_BELOW_ZERO : null)}
    />
  </FieldGrid>
);
