import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CensusFacts } from '#shared/census/census-member';
import { isUseLongAgo, lastUseProblem, USED_LONG_AGO } from '#shared/census/tobacco';
import { type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { emailProblem } from '#shared/formats/email';
import { zipProblem } from '#shared/formats/zip';
import { DateInput } from '#web/inputs/DateInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { TextInput } from '#web/inputs/TextInput';
import type { MemberForm } from './member-form.ts';

const FIELDS = ['LastTobaccoUse', 'EmployeeNumber', 'HomePostalCode', 'HomeNumber', 'EmailAddress'] as const;
const HOUSEHOLD_NUMBER = 'Enter the number of an employee on this census.';

/** Expanded by the user, or by an error in one of the fields. */
export function useMoreFields() {
  const { control } = useFormContext<MemberForm>();
  const id = useId();
  const { errors } = useFormState({ control, name: FIELDS });
  const [openedByHand, setOpened] = useState(false);
  const open = openedByHand || FIELDS.some((field) => errors[field]);
  return { id, open, toggle: () => setOpened(!open) };
}

type MoreFields = ReturnType<typeof useMoreFields>;

export const MoreFieldsButton = ({ id, open, toggle }: MoreFields) => (
  <Button
    aria-expanded={open}
    aria-controls={id}
    onClick={toggle}
    endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
  >
    {open ? 'Fewer details' : 'More details'}
  </Button>
);

/** Fields rarely needed for quoting. */
export function MoreMemberFields({ facts, more }: { facts: CensusFacts; more: MoreFields }) {
  const { control, getValues } = useFormContext<MemberForm>();
  const [relationship, tobacco, lastUse] = useWatch({
    control,
    name: ['RelationshipToSubscriber', 'Tobacco', 'LastTobaccoUse'],
  });
  const tobaccoProblem = (LastTobaccoUse: IsoDate) =>
    lastUseProblem({ DateOfBirth: getValues('DateOfBirth') as IsoDate, LastTobaccoUse }, facts.today);
  return (
    <Collapse in={more.open} id={more.id}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          pt: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '150px 150px 150px 180px minmax(180px, 1fr)' },
        }}
      >
        {relationship !== 'Self' && (
          <TextInput<MemberForm>
            name="EmployeeNumber"
            label="Employee number"
            required
            inputMode="numeric"
            check={(text) => (/^[1-9]\d{0,5}$/.test(text.trim()) ? null : HOUSEHOLD_NUMBER)}
          />
        )}
        {tobacco && (
          <DateInput<MemberForm>
            name="LastTobaccoUse"
            label="Last tobacco use"
            required
            check={tobaccoProblem}
            {...(isUseLongAgo(parseIsoDate(lastUse), facts.effectiveDate) && { hint: USED_LONG_AGO })}
          />
        )}
        <TextInput<MemberForm> name="HomePostalCode" label="Home ZIP" inputMode="numeric" check={zipProblem} />
        <PhoneInput<MemberForm> name="HomeNumber" label="Phone" />
        <TextInput<MemberForm> name="EmailAddress" label="E-mail" type="email" check={emailProblem} />
      </Box>
    </Collapse>
  );
}
