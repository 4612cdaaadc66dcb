import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import { COVERAGE_STATUSES, GENDERS, RELATIONSHIPS, RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { CensusFacts } from '#shared/census/census-member';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { TextInput } from '#web/inputs/TextInput';
import { DisabledInfo } from './DisabledInfo.tsx';
import { MoreFieldsButton, MoreMemberFields, useMoreFields } from './MoreMemberFields.tsx';
import type { MemberForm } from './member-form.ts';

const RELATIONSHIP_CHOICES = RELATIONSHIPS.map((value) => ({ value, label: RELATIONSHIP_LABELS[value] }));
const GENDER_CHOICES = GENDERS.map((value) => ({ value, label: value === 'M' ? 'Male' : 'Female' }));
const COVERAGE_CHOICES = COVERAGE_STATUSES.map((value) => ({ value, label: value }));

/** One row of fields on wide screens, in the table's column order; stacked on a phone. */
const LINE = { display: 'grid', columnGap: 1.5, rowGap: 0.5, alignItems: 'start' } as const;
const PERSON = {
  xs: '1fr 1fr',
  md: 'repeat(4, minmax(0, 1fr))',
  lg: '150px minmax(100px, 1fr) 64px minmax(100px, 1fr) minmax(132px, 200px) 108px 132px',
};
const COVERAGE = { xs: '1fr', sm: '1fr 1fr 1fr', md: '150px 150px 150px auto 1fr' };

/** A member's fields, each with its rule's messages. */
export function MemberFields({ facts }: { facts: CensusFacts }) {
  const more = useMoreFields();
  const checkAgeAgain = useAgeCheckedAgain();
  return (
    <>
      <PersonLine facts={facts} onRelationship={checkAgeAgain} />
      <Box sx={{ ...LINE, gridTemplateColumns: COVERAGE }}>
        <SelectInput<MemberForm> name="MedicalStatus" label="Medical" required options={COVERAGE_CHOICES} />
        <SelectInput<MemberForm> name="DentalStatus" label="Dental" required options={COVERAGE_CHOICES} />
        <SelectInput<MemberForm> name="VisionStatus" label="Vision" required options={COVERAGE_CHOICES} />
        <Switches onDisabled={checkAgeAgain} />
        <Box sx={{ justifySelf: { md: 'end' } }}>
          <MoreFieldsButton {...more} />
        </Box>
      </Box>
      <MoreMemberFields facts={facts} more={more} />
    </>
  );
}

/** The age limit depends on other answers; one that is not typed yet is not wrong yet. */
function useAgeCheckedAgain() {
  const { getValues, getFieldState, trigger } = useFormContext<MemberForm>();
  return () => {
    if (getFieldState('DateOfBirth').isTouched || getValues('DateOfBirth') !== '') {
      void trigger('DateOfBirth');
    }
  };
}

function PersonLine({ facts, onRelationship }: { facts: CensusFacts; onRelationship: () => void }) {
  const { getValues } = useFormContext<MemberForm>();
  const birthProblem = (DateOfBirth: Parameters<typeof dateOfBirthProblem>[0]['DateOfBirth']) => {
    const { RelationshipToSubscriber, Disabled } = getValues();
    return dateOfBirthProblem({ RelationshipToSubscriber, DateOfBirth, Disabled }, facts);
  };
  return (
    <Box sx={{ ...LINE, mb: 0.5, gridTemplateColumns: PERSON }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SelectInput<MemberForm>
          name="RelationshipToSubscriber"
          label="Relationship"
          required
          options={RELATIONSHIP_CHOICES}
          onChosen={onRelationship}
        />
      </Box>
      <TextInput<MemberForm>
        name="FirstName"
        label="First name"
        required
        check={censusNameProblem}
        maxLength={LONGEST_NAME}
      />
      <TextInput<MemberForm> name="MiddleInitial" label="MI" check={middleInitialProblem} maxLength={2} />
      <TextInput<MemberForm>
        name="LastName"
        label="Last name"
        required
        check={censusNameProblem}
        maxLength={LONGEST_NAME}
      />
      <DateInput<MemberForm> name="DateOfBirth" label="Date of birth" required check={birthProblem} />
      <SelectInput<MemberForm> name="Gender" label="Gender" options={GENDER_CHOICES} noneLabel="Not given" />
      <SsnInput<MemberForm> name="SSN" label="SSN" />
    </Box>
  );
}

function Switches({ onDisabled }: { onDisabled: () => void }) {
  const { control } = useFormContext<MemberForm>();
  const relationship = useWatch({ control, name: 'RelationshipToSubscriber' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <SwitchInput<MemberForm>
        name="Tobacco"
        label="Tobacco use"
        hint="Four or more times a week in the last six months"
      />
      {relationship === 'Child' && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <SwitchInput<MemberForm> name="Disabled" label="Disabled" onToggled={onDisabled} />
          <DisabledInfo />
        </Box>
      )}
    </Box>
  );
}
