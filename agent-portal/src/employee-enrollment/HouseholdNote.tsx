import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HOUSEHOLD_NOTE_LIMIT } from '#shared/enrollment/employees/employees';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useWords } from '../components/link-page/spoken.ts';

/** Nobody can be added here: the employee tells the agent who is missing. */
export function HouseholdNote({ access, pages, onChanged }: Opened<EmployeePage>) {
  const { say } = useWords();
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
    <PageSection title={say(EMPLOYEE_WORDS.isMissing)}>
      <Stack component="form" noValidate spacing={2} onSubmit={send} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {say(EMPLOYEE_WORDS.fixed)}
        </Typography>
        <PlainField
          label={say(EMPLOYEE_WORDS.whoIsMissing)}
          name="HouseholdNote"
          multiline
          minRows={2}
          value={typed ?? pages.HouseholdNote}
          onChange={setTyped}
          hint={say(EMPLOYEE_WORDS.howToSay)}
          inputProps={{ maxLength: HOUSEHOLD_NOTE_LIMIT }}
        />
        {error && (
          <Alert severity="error">
            <ServerText text={errorMessage(error)} />
          </Alert>
        )}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" disabled={isTold} loading={isPending}>
            {say(EMPLOYEE_WORDS.tellAgent)}
          </Button>
          <Typography variant="body2" role="status">
            {isTold && note !== '' && say(EMPLOYEE_WORDS.agentCanRead)}
          </Typography>
        </Stack>
      </Stack>
    </PageSection>
  );
}
