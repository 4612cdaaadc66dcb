import { Box, Stack } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { GENDERS } from '#shared/census/census-codes';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { ageOn, parseIsoDate } from '#shared/dates/iso-date';
import { emailProblem } from '#shared/formats/email';
import { DateInput } from '#web/inputs/DateInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { TextInput } from '#web/inputs/TextInput';
import { useCensusFacts } from '../census/census-context.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { findingAt } from './household-findings.ts';
import { DEPENDENT_CHOICES } from './member-labels.ts';
import { MEMBER_GRID } from './member-grid.ts';
import { MemberCoverage } from './MemberCoverage.tsx';

const GENDER_CHOICES = GENDERS.map((value) => ({ value, label: value === 'M' ? 'Male' : 'Female' }));

/** One person's fields, each with the messages of its rule. */
export function MemberFields({ index }: { index: number }) {
  const { canEdit } = useCensusFacts();
  const isApplicant = index === 0;
  const disabled = !canEdit;
  return (
    <Stack spacing={1.5}>
      <Box sx={MEMBER_GRID}>
        {!isApplicant && <RelationshipField index={index} />}
        <BirthDateField index={index} />
        <SelectInput<CensusForm>
          name={`Members.${index}.Gender`}
          label="Gender"
          disabled={disabled}
          options={GENDER_CHOICES}
          noneLabel="Not given"
        />
        <SsnInput<CensusForm> name={`Members.${index}.SSN`} label="SSN" disabled={disabled} />
      </Box>
      <NameFields index={index} />
      <MemberCoverage index={index} />
      {isApplicant && (
        <Box sx={MEMBER_GRID}>
          <Box sx={{ gridColumn: { sm: 'span 1', md: 'span 2' } }}>
            <TextInput<CensusForm>
              name={`Members.${index}.EmailAddress`}
              label="E-mail"
              type="email"
              maxLength={254}
              disabled={disabled}
              check={emailProblem}
            />
          </Box>
          <PhoneInput<CensusForm> name={`Members.${index}.HomeNumber`} label="Phone" disabled={disabled} />
        </Box>
      )}
    </Stack>
  );
}

function RelationshipField({ index }: { index: number }) {
  const { viewer, canEdit, isDecided } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  return (
    <SelectInput<CensusForm>
      name={`Members.${index}.RelationshipToSubscriber`}
      label="Relationship"
      required
      disabled={!canEdit || isDecided}
      options={DEPENDENT_CHOICES}
      check={() => findingAt(getValues(), viewer, { index, field: 'RelationshipToSubscriber' })}
    />
  );
}

function BirthDateField({ index }: { index: number }) {
  const { viewer, canEdit, isDecided } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  const [typed, effectiveDate] = useWatch<CensusForm, [`Members.${number}.DateOfBirth`, 'EffectiveDate']>({
    name: [`Members.${index}.DateOfBirth`, 'EffectiveDate'],
  });
  const born = parseIsoDate(typed ?? '');
  const on = parseIsoDate(effectiveDate) ?? viewer.today;
  return (
    <DateInput<CensusForm>
      name={`Members.${index}.DateOfBirth`}
      label="Date of birth"
      required
      disabled={!canEdit || isDecided}
      hint={born && born <= on ? `Age ${ageOn(born, on)}` : undefined}
      check={() => findingAt(getValues(), viewer, { index, field: 'DateOfBirth' })}
    />
  );
}

function NameFields({ index }: { index: number }) {
  const { canEdit, isDecided } = useCensusFacts();
  const name = { disabled: !canEdit || isDecided, check: censusNameProblem, maxLength: LONGEST_NAME };
  return (
    <Box
      sx={{
        ...MEMBER_GRID,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 72px',
          sm: 'minmax(0, 1fr) 72px minmax(0, 1fr)',
        },
      }}
    >
      <TextInput<CensusForm> {...name} name={`Members.${index}.FirstName`} label="First name" />
      <TextInput<CensusForm>
        name={`Members.${index}.MiddleInitial`}
        label="MI"
        disabled={!canEdit}
        check={middleInitialProblem}
        maxLength={2}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TextInput<CensusForm> {...name} name={`Members.${index}.LastName`} label="Last name" />
      </Box>
    </Box>
  );
}
