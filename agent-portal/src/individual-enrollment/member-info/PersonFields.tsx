import { Stack, Typography } from '@mui/material';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { GENDERS } from '#shared/census/census-codes';
import { lastUseProblem, tobaccoText } from '#shared/census/tobacco';
import { formatDay } from '#shared/formats/auto-date';
import { CHANGE_PLANS_FIRST, lastUseProblemOfPriced } from '#shared/individual-enrollment/editing';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { AskedInfo } from '#shared/individual-enrollment/member-info';
import { ETHNICITIES, ETHNICITY_LABELS, RACE_LABELS, RACES } from '#shared/individual-enrollment/enrollment-codes';
import { isTobaccoAsked } from '#shared/individuals/household-members';
import { DateInput } from '#web/inputs/DateInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { TextInput } from '#web/inputs/TextInput';
import { today } from '#web/inputs/today';
import { useAudience } from '../../app/session/use-user.ts';
import { FactList } from '../../components/plan-browser/FactList.tsx';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ProviderField } from './ProviderField.tsx';
import { StoredSsn } from './StoredSsn.tsx';

interface PersonProps {
  page: EnrollmentPageResponse;
  member: EnrollingMember;
  /** In the household. */
  index: number;
  asked: AskedInfo;
}

/** What an enrollment asks of one person, in the order in which it says what is missing. */
export function PersonFields(person: PersonProps) {
  const { page, member, index, asked } = person;
  const disabled = page.EditProblem !== null;
  const isStaff = useAudience() === 'internal';
  return (
    <Stack spacing={2}>
      <PricedFacts {...person} />
      <NameFields index={index} disabled={disabled} isDecided={page.Quote.Individual.IsFfm} />
      {asked.isCovered && <CoveredFields {...person} />}
      {isStaff && asked.ssn && member.SSN !== null && <StoredSsn quoteId={page.Quote.Id} memberId={member.Id} />}
      {asked.isApplicant && <ContactFields disabled={disabled} index={index} />}
      <AddressFields index={index} disabled={disabled} isApplicant={asked.isApplicant} />
      {asked.provider && <ProviderField page={page} member={member} index={index} />}
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
  disabled: boolean;
  /** By the marketplace. */
  isDecided: boolean;
}

function NameFields({ index, disabled, isDecided }: NameFieldsProps) {
  const name = { required: true, disabled: disabled || isDecided, maxLength: LONGEST_NAME, check: censusNameProblem };
  return (
    <FieldGrid columns={3}>
      <TextInput<EnrollmentForm> {...name} name={`Members.${index}.FirstName`} label="First name" />
      <TextInput<EnrollmentForm>
        name={`Members.${index}.MiddleInitial`}
        label="Middle initial"
        disabled={disabled}
        maxLength={2}
        check={middleInitialProblem}
      />
      <TextInput<EnrollmentForm> {...name} name={`Members.${index}.LastName`} label="Last name" />
    </FieldGrid>
  );
}

function CoveredFields({ page, member, index, asked }: PersonProps) {
  const common = { required: true, disabled: page.EditProblem !== null };
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
