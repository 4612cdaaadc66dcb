import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HelpIcon from '@mui/icons-material/HelpOutline';
import {
  Box,
  Button,
  Collapse,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CHILD_AGE_LIMIT_YEARS, dateOfBirthProblem } from '#shared/census/age-rules';
import { COVERAGE_STATUSES, GENDERS, RELATIONSHIP_LABELS, RELATIONSHIPS } from '#shared/census/census-codes';
import type { CensusFacts } from '#shared/census/census-member';
import { isUseLongAgo, lastUseProblem, USED_LONG_AGO } from '#shared/census/tobacco';
import { type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { emailProblem } from '#shared/formats/email';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { zipProblem } from '#shared/formats/zip';
import { DateInput } from '#web/inputs/DateInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { TextInput } from '#web/inputs/TextInput';
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
        hint="Used tobacco 4 or more times a week in the past 6 months"
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

/** Beside the answer: what "disabled" means for a child, and which documents will be required. */
function DisabledInfo() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label="What disabled means"
        // Keeps the focus in the current field: blurring it could show a message that moves this button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth="sm"
        // Keyboard events in here must not reach the row being edited.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <DialogTitle>Disabled child over the age limit</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1.5 }}>
            A child may be covered up to and including age {CHILD_AGE_LIMIT_YEARS}. An older child may stay covered only
            when all of this is true:
          </Typography>
          <Typography component="ul" sx={{ pl: 2.5, mt: 0, mb: 1.5 }}>
            <li>A developmental or physical disability keeps the child from earning a living.</li>
            <li>The disability began before the child reached the age limit.</li>
            <li>The child depends chiefly on the employee for support and maintenance.</li>
          </Typography>
          <Typography sx={{ mb: 1.5 }}>
            Switch Disabled on for such a child: the age limit then does not apply to the quote. For any other child
            leave it off, whatever the child’s health; it does not change a price.
          </Typography>
          <Typography>
            Proof is needed at enrollment, not for the quote: a statement of the treating physician that names the
            disability and when it began, and the employee’s statement of support. It may be asked for again later.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const FIELDS = ['LastTobaccoUse', 'EmployeeNumber', 'HomePostalCode', 'HomeNumber', 'EmailAddress'] as const;
const HOUSEHOLD_NUMBER = 'Enter the number of an employee on this census.';

/** Expanded by the user, or by an error in one of the fields. */
function useMoreFields() {
  const { control } = useFormContext<MemberForm>();
  const id = useId();
  const { errors } = useFormState({ control, name: FIELDS });
  const [openedByHand, setOpened] = useState(false);
  const open = openedByHand || FIELDS.some((field) => errors[field]);
  return { id, open, toggle: () => setOpened(!open) };
}

type MoreFields = ReturnType<typeof useMoreFields>;

const MoreFieldsButton = ({ id, open, toggle }: MoreFields) => (
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
function MoreMemberFields({ facts, more }: { facts: CensusFacts; more: MoreFields }) {
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
        <TextInput<MemberForm> name="EmailAddress" label="Email" type="email" check={emailProblem} />
      </Box>
    </Collapse>
  );
}
