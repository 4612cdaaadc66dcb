import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HOUSEHOLD_IS_FIXED, HOUSEHOLD_NOTE_LIMIT } from '#shared/enrollment/employees/employees';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';

/** Nobody can be added here: the employee tells the agent who is missing. */
export function HouseholdNote({ access, pages, onChanged }: Opened<EmployeePage>) {
  /** null: as the agent can read it. */
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (note: string) => call(EMPLOYEE_CALLS.noteHousehold, { body: { ...access, HouseholdNote: note } }),
    onSuccess: async () => {
      await onChanged();
      setTyped(null);
    },
  });
  const note = (typed ?? pages.HouseholdNote).trim();
  const isTold = note === pages.HouseholdNote;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isTold && !isPending) {
      mutate(note);
    }
  };
  return (
    <PageSection title="Is somebody missing?">
      <Stack component="form" noValidate spacing={2} onSubmit={send} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {HOUSEHOLD_IS_FIXED}
        </Typography>
        <PlainField
          label="Who is missing, or does not belong here?"
          name="HouseholdNote"
          multiline
          minRows={2}
          value={typed ?? pages.HouseholdNote}
          onChange={setTyped}
          hint="Name, date of birth, and how you are related. No Social Security number."
          inputProps={{ maxLength: HOUSEHOLD_NOTE_LIMIT }}
        />
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" disabled={isTold} loading={isPending}>
            Tell your agent
          </Button>
          <Typography variant="body2" role="status">
            {isTold && note !== '' && 'Your agent can read this.'}
          </Typography>
        </Stack>
      </Stack>
    </PageSection>
  );
}
