import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { HOUSEHOLD_LABELS, type Relationship, RELATIONSHIPS } from '#shared/census/census-codes';
import { isoDateOf } from '#shared/dates/iso-date';
import { birthDateProblem } from '#shared/eligibility/household-problems';
import { DateInput } from '#web/inputs/DateInput';
import { FormSection } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { type HouseholdForm, newPerson, PERSON_COVERAGE, type PersonCoverage } from './household-form.ts';

const RELATIONSHIP_CHOICES = RELATIONSHIPS.map((value) => ({ value, label: HOUSEHOLD_LABELS[value] }));
const COVERAGES = Object.entries(PERSON_COVERAGE).map(([value, label]) => ({ value: value as PersonCoverage, label }));

/** The members of the household whose coverage is in question. */
export function PeopleFields() {
  const { control, getValues, setValue } = useFormContext<HouseholdForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'People' });
  const add = () => {
    append(newPerson(fields.length), { focusName: `People.${fields.length}.DateOfBirth` });
    if ((getValues('HouseholdSize') ?? 0) < fields.length + 1) {
      setValue('HouseholdSize', fields.length + 1, { shouldValidate: true });
    }
  };
  return (
    <FormSection stacked title="People" help="Birth dates and other coverage decide whose premium counts.">
      <Stack spacing={1.5}>
        {fields.map(({ id }, at) => (
          <Box key={id} role="group" aria-label={`Person ${at + 1}`} sx={ROW}>
            <SelectInput<HouseholdForm, Relationship>
              name={`People.${at}.Relationship`}
              label="Relationship"
              required
              options={RELATIONSHIP_CHOICES}
            />
            <DateInput<HouseholdForm>
              name={`People.${at}.DateOfBirth`}
              label="Date of birth"
              required
              check={(day) => birthDateProblem(day, isoDateOf(getValues('CoverageYear'), 1, 1))}
            />
            <SelectInput<HouseholdForm, PersonCoverage>
              name={`People.${at}.Coverage`}
              label="Other coverage"
              options={COVERAGES}
            />
            <IconButton
              aria-label={`Remove person ${at + 1}`}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
              sx={{ mt: 1 }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
        <Box>
          <Button startIcon={<AddIcon />} onClick={add}>
            Add person
          </Button>
        </Box>
      </Stack>
    </FormSection>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr)) auto' },
  '& > *': { gridColumn: { xs: '1', sm: 'auto' } },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1', sm: '1 / 3' } },
  '& > button': { gridRow: '1', gridColumn: { xs: '2', sm: '3' } },
} as const;
