import { Alert, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { CODE_INVALID } from '#shared/enrollment/employer-signing';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { PlainField } from '#web/inputs/PlainField';

interface CodeFormProps {
  isBusy: boolean;
  /** Why the last code opened nothing. */
  error: Error | null;
  /** Six digits. */
  onEntered: (code: string) => void;
}

/** The second part, which the agent tells separately from the link. */
export function CodeForm({ isBusy, error, onEntered }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refused = fieldErrorsOf(error)['Code']?.join(' ') ?? null;
  const shown = problem ?? refused;
  useDocumentTitle('Sign your application', shown !== null || error !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.replaceAll(/\D/g, '');
    const isCode = code.length === 6;
    setProblem(isCode ? null : CODE_INVALID);
    if (isCode && !isBusy) {
      onEntered(code);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h1">Sign your application</Typography>
      <Typography color="textSecondary">
        Your agent asks you to review and sign your group’s enrollment application. Enter the six-digit code that your
        agent gave you.
      </Typography>
      {error && refused === null && <Alert severity="error">{errorMessage(error)}</Alert>}
      <PlainField
        label="Code"
        name="Code"
        autoComplete="one-time-code"
        value={typed}
        onChange={setTyped}
        problem={shown}
        announce
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Continue
      </Button>
    </Stack>
  );
}
