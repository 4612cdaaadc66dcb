import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { GENDERS } from '#shared/census/census-codes';
import { emailProblem } from '#shared/formats/email';
import { censusNameProblem, formatName, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { DateInput } from '#web/inputs/DateInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { TextInput } from '#web/inputs/TextInput';
import type { CensusForm, MemberForm } from '../saving/census-form.ts';
import { IN_LINE, WHOLE_LINE } from './row-layout.ts';
import type { Asked } from './use-asked.ts';
import { usePersonFields } from './use-person-fields.ts';

const FIELDS = [
  'FirstName',
  'MiddleInitial',
  'LastName',
  'Gender',
  'SSN',
  'EmailAddress',
  'HomeNumber',
  'Disabled',
  'MedicaidDeniedOn',
  'ExemptionNumber',
  'IsPregnant',
  'LivesElsewhere',
] as const satisfies readonly (keyof MemberForm)[];

/** From this age on a child is quoted only when disabled. */
const TOO_OLD = 26;

/** Open by hand, while something in it is wrong, and where it holds what decides whether the person is quoted. */
export function useDetails(index: number, { age, disability, credit }: Asked) {
  const { control, getValues } = useFormContext<CensusForm>();
  const { errors } = useFormState({ control, name: `Members.${index}` });
  const id = useId();
  const [byHand, setByHand] = useState<boolean | null>(null);
  const [isAnswered] = useState(() => credit && isCreditAnswered(getValues(`Members.${index}`)));
  const isWrong = FIELDS.some((field) => errors.Members?.[index]?.[field]);
  const isOpen = isWrong || (byHand ?? (isAnswered || (disability && age !== null && age >= TOO_OLD)));
  return { id, isOpen, toggle: () => setByHand(!isOpen) };
}

const isCreditAnswered = ({ IsPregnant, MedicaidDeniedOn, LivesElsewhere, ExemptionNumber }: MemberForm): boolean =>
  IsPregnant || MedicaidDeniedOn !== '' || LivesElsewhere || ExemptionNumber !== '';

type DetailsProps = ReturnType<typeof useDetails>;

export function DetailsButton({
  id,
  isOpen,
  toggle,
  member,
  label,
}: DetailsProps & { member: MemberForm; label: string }) {
  // A last name alone may be everyone's.
  const text = member.FirstName.trim() ? formatName(member) : 'Details';
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={`${text}${text === 'Details' ? ' of' : ', details of'} ${label}`}
      onClick={toggle}
      endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
      sx={{ minWidth: 0, justifySelf: 'start', [IN_LINE]: { gridColumn: 'details', gridRow: 1 } }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}>
        {text}
      </Box>
    </Button>
  );
}

/** Names, and what is seldom asked. Mounted from the first opening on: what was typed wrong in it stays wrong when it is closed. */
export const Details = ({ id, isOpen, index, asked }: DetailsProps & { index: number; asked: Asked }) => (
  <Collapse in={isOpen} id={id} mountOnEnter sx={WHOLE_LINE}>
    <Box sx={GRID}>
      <PersonalFields index={index} />
      <BarFields index={index} asked={asked} />
    </Box>
  </Collapse>
);

const GRID = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  pt: 1.5,
  pb: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
} as const;

const GENDER_CHOICES = GENDERS.map((value) => ({ value, label: value === 'M' ? 'Male' : 'Female' }));

function PersonalFields({ index }: { index: number }) {
  const { own, decided } = usePersonFields(index);
  const name = { check: censusNameProblem, maxLength: LONGEST_NAME };
  return (
    <>
      <TextInput<CensusForm> {...decided('FirstName')} {...name} label="First name" />
      <TextInput<CensusForm> {...own('MiddleInitial')} label="MI" check={middleInitialProblem} maxLength={2} />
      <TextInput<CensusForm> {...decided('LastName')} {...name} label="Last name" />
      <SelectInput<CensusForm> {...own('Gender')} label="Gender" options={GENDER_CHOICES} noneLabel="Not given" />
      <SsnInput<CensusForm> {...own('SSN')} label="SSN" />
      {index === 0 && (
        <>
          <TextInput<CensusForm>
            {...own('EmailAddress')}
            label="Email"
            type="email"
            maxLength={254}
            check={emailProblem}
          />
          <PhoneInput<CensusForm> {...own('HomeNumber')} label="Phone" />
        </>
      )}
    </>
  );
}

/** What bars the person from coverage or from the tax credit, or lifts a bar. */
function BarFields({ index, asked }: { index: number; asked: Asked }) {
  const { own } = usePersonFields(index);
  return (
    <>
      {asked.disability && (
        <SwitchInput<CensusForm> {...own('Disabled')} label="Disabled" hint="Incapable of self-support" />
      )}
      {asked.credit && (
        <>
          <DateInput<CensusForm>
            {...own('MedicaidDeniedOn')}
            label="Medicaid denied on"
            hint="By the marketplace or the state"
          />
          <TextInput<CensusForm>
            {...own('ExemptionNumber')}
            label="Exemption number"
            hint="For catastrophic plans from 30 on"
            maxLength={12}
          />
          <SwitchInput<CensusForm> {...own('IsPregnant')} label="Pregnant" hint="Medicaid has a higher limit" />
          <SwitchInput<CensusForm>
            {...own('LivesElsewhere')}
            label="Lives in another county"
            hint="Then no credit is estimated"
          />
        </>
      )}
    </>
  );
}
