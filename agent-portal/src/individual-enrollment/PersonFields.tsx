import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { GENDERS } from '#shared/census/census-codes';
import { CENSUS_MEMBERS } from '#shared/census/census.calls';
import { lastUseProblem, tobaccoText } from '#shared/census/tobacco';
import { formatDay } from '#shared/formats/auto-date';
import { emailProblem } from '#shared/formats/email';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { CHANGE_PLANS_FIRST, lastUseProblemOfPriced } from '#shared/individual-enrollment/editing';
import { ETHNICITIES, ETHNICITY_LABELS, RACE_LABELS, RACES } from '#shared/individual-enrollment/enrollment-codes';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { AskedInfo } from '#shared/individual-enrollment/member-info';
import { isTobaccoAsked } from '#shared/individuals/household-members';
import type { PcpChoice } from '#shared/providers/pcp-validity';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { DateInput } from '#web/inputs/DateInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { TextInput } from '#web/inputs/TextInput';
import { today } from '#web/inputs/today';
import { useAudience } from '../app/session/use-user.ts';
import { FactList } from '../components/plan-browser/FactList.tsx';
import { PrimaryCareProviderField } from '../components/provider-picker/PrimaryCareProviderField.tsx';
import { termsAsked } from './saving/asked-terms.ts';
import type { EnrollmentForm } from './saving/enrollment-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { PersonFacts } from './PersonFacts.tsx';

interface PersonProps {
  page: EnrollmentPageResponse;
  member: EnrollingMember;
  /** In the household. */
  index: number;
  asked: AskedInfo;
}

/** What an enrollment asks of one person, in the order in which it says what is missing; as text once it is locked. */
export function PersonFields(person: PersonProps) {
  const { page, member, index, asked } = person;
  const isLocked = page.EditProblem !== null;
  const isStaff = useAudience() === 'internal';
  return (
    <Stack spacing={2}>
      <PricedFacts {...person} />
      {isLocked ? (
        <PersonFacts member={member} asked={asked} />
      ) : (
        <>
          <NameFields index={index} isDecided={page.Quote.Individual.IsFfm} />
          {asked.isCovered && <CoveredFields {...person} />}
          {asked.isApplicant && <ContactFields index={index} />}
          <AddressFields index={index} isApplicant={asked.isApplicant} />
          {asked.provider && <ProviderField page={page} member={member} index={index} />}
        </>
      )}
      {isStaff && asked.ssn && member.SSN !== null && <StoredSsn quoteId={page.Quote.Id} memberId={member.Id} />}
    </Stack>
  );
}

/** Ours. */
const DECIDED = 'Names, date of birth and tobacco use come from the marketplace. Change them on the application there.';

/** Read-only: correcting them means other prices. */
function PricedFacts({ page, member }: PersonProps) {
  const { DateOfBirth, Age, MedicalStatus, DentalStatus, VisionStatus, Tobacco, LastTobaccoUse } = member;
  const covers = [
    ['Medical', MedicalStatus],
    ['Dental', DentalStatus],
    ['Vision', VisionStatus],
  ].flatMap(([name, status]) => (status === 'Enroll' ? [name] : []));
  const tobacco = isTobaccoAsked(member, termsAsked(page))
    ? [
        {
          name: 'Tobacco use',
          value: tobaccoText({ tobacco: Tobacco, lastTobaccoUse: LastTobaccoUse, age: Age }, page.Quote.EffectiveDate),
        },
      ]
    : [];
  return (
    <div>
      <FactList
        facts={[
          { name: 'Date of birth', value: `${formatDay(DateOfBirth)}, age ${Age}` },
          { name: 'Enrolls in', value: covers.join(', ') || 'Nothing' },
          ...tobacco,
        ]}
      />
      {page.EditProblem === null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {page.Quote.Individual.IsFfm ? DECIDED : CHANGE_PLANS_FIRST}
        </Typography>
      )}
    </div>
  );
}

interface NameFieldsProps {
  index: number;
  /** By the marketplace. */
  isDecided: boolean;
}

function NameFields({ index, isDecided }: NameFieldsProps) {
  const name = { required: true, disabled: isDecided, maxLength: LONGEST_NAME, check: censusNameProblem };
  return (
    <FieldGrid columns={3}>
      <TextInput<EnrollmentForm> {...name} name={`Members.${index}.FirstName`} label="First name" />
      <TextInput<EnrollmentForm>
        name={`Members.${index}.MiddleInitial`}
        label="Middle initial"
        maxLength={2}
        check={middleInitialProblem}
      />
      <TextInput<EnrollmentForm> {...name} name={`Members.${index}.LastName`} label="Last name" />
    </FieldGrid>
  );
}

function CoveredFields({ page, member, index, asked }: PersonProps) {
  const common = { required: true };
  return (
    <FieldGrid columns={3}>
      <SelectInput<EnrollmentForm>
        {...common}
        name={`Members.${index}.Gender`}
        label="Gender"
        options={GENDER_CHOICES}
      />
      {asked.ssn && (
        <SsnInput<EnrollmentForm>
          {...common}
          name={`Members.${index}.SSN`}
          label="SSN"
          required={asked.isSsnRequired}
        />
      )}
      {asked.lastTobaccoUse && (
        <DateInput<EnrollmentForm>
          {...common}
          name={`Members.${index}.LastTobaccoUse`}
          label="Last tobacco use"
          check={(day) =>
            lastUseProblem({ ...member, LastTobaccoUse: day }, today()) ??
            lastUseProblemOfPriced(day, member, page.Quote.EffectiveDate)
          }
        />
      )}
      {asked.exemption && (
        <TextInput<EnrollmentForm>
          {...common}
          name={`Members.${index}.ExemptionNumber`}
          label="Exemption number"
          maxLength={12}
          hint="Of the certificate for catastrophic plans"
        />
      )}
      {asked.background && (
        <>
          <SelectInput<EnrollmentForm> {...common} name={`Members.${index}.Race`} label="Race" options={RACE_CHOICES} />
          <SelectInput<EnrollmentForm>
            {...common}
            name={`Members.${index}.Ethnicity`}
            label="Ethnicity"
            options={ETHNICITY_CHOICES}
          />
        </>
      )}
    </FieldGrid>
  );
}

const GENDER_CHOICES = GENDERS.map((value) => ({ value, label: value === 'M' ? 'Male' : 'Female' }));
const RACE_CHOICES = RACES.map((value) => ({ value, label: RACE_LABELS[value] }));
const ETHNICITY_CHOICES = ETHNICITIES.map((value) => ({ value, label: ETHNICITY_LABELS[value] }));

/** How the applicant is reached. */
const ContactFields = ({ index }: { index: number }) => (
  <FieldGrid columns={3}>
    <PhoneInput<EnrollmentForm> name={`Members.${index}.HomeNumber`} label="Home phone" required />
    <TextInput<EnrollmentForm>
      name={`Members.${index}.EmailAddress`}
      label="Email"
      type="email"
      maxLength={254}
      required
      check={emailProblem}
    />
  </FieldGrid>
);

interface StoredSsnProps {
  quoteId: number;
  memberId: number;
}

/** For staff: the whole number instead of its mask, until they hide it or leave. */
function StoredSsn({ quoteId, memberId }: StoredSsnProps) {
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: () => call(CENSUS_MEMBERS.reveal, { quoteId, memberId }),
    gcTime: 0,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      {data ? (
        <>
          <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            SSN: {data.SSN}
          </Typography>
          <Button size="small" onClick={reset}>
            Hide SSN
          </Button>
        </>
      ) : (
        <>
          <Button size="small" loading={isPending} onClick={() => mutate()}>
            Show SSN
          </Button>
          <Typography variant="body2" color="textSecondary">
            It is recorded that you looked at it.
          </Typography>
        </>
      )}
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
    </Box>
  );
}

interface ProviderFieldProps {
  page: EnrollmentPageResponse;
  member: EnrollingMember;
  /** In the household. */
  index: number;
}

/** The primary care provider, searched for around the person's home. */
function ProviderField({ page, member, index }: ProviderFieldProps) {
  const { setValue } = useFormContext<EnrollmentForm>();
  const { field } = useController<EnrollmentForm, `Members.${number}.PrimaryCareProviderId`>({
    name: `Members.${index}.PrimaryCareProviderId`,
  });
  const person = useWatch<EnrollmentForm, `Members.${number}`>({ name: `Members.${index}` });
  const applicantZip = useWatch<EnrollmentForm, 'Members.0.HomeAddress.FullPostalCode'>({
    name: 'Members.0.HomeAddress.FullPostalCode',
  });
  const isAsStored = person.PrimaryCareProviderId === (member.PrimaryCareProviderId ?? '');
  const change = (choice: PcpChoice) => {
    for (const [name, value] of Object.entries(choice)) {
      setValue(`Members.${index}.${name as keyof PcpChoice}`, (value as string | boolean | null) ?? '', {
        shouldDirty: true,
      });
    }
  };
  return (
    <PrimaryCareProviderField
      value={person}
      onChange={change}
      error={isAsStored ? member.PrimaryCareProviderProblem : null}
      inputRef={field.ref}
      member={{
        zip: person.SameAsPrimary ? applicantZip : person.HomeAddress.FullPostalCode,
        planIds: page.MedicalPlan ? [page.MedicalPlan.PlanId] : [],
        effectiveDate: page.Quote.EffectiveDate,
        dateOfBirth: member.DateOfBirth,
      }}
    />
  );
}
