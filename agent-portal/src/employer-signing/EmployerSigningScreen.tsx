import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { EmployerAccess, EmployerPages } from '#shared/enrollment/employer-signature.record';
import { CODE_INVALID } from '#shared/enrollment/employer-signing';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { errorMessage, fieldErrorsOf, isNotFound } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { EmployerMessage } from './EmployerMessage.tsx';
import { SigningPages } from './SigningPages.tsx';

/** /sign#{token}: for an employer with a link and its code. No account and no shell. */
export function EmployerSigningScreen() {
  const [token] = useState(tokenInAddress);
  const [opened, setOpened] = useState<{ access: EmployerAccess; pages: EmployerPages } | null>(null);
  const { mutate, mutateAsync, error, isPending } = useMutation({
    mutationFn: async (access: EmployerAccess) => ({
      access,
      pages: await call(EMPLOYER_SIGNING.open, { body: access }),
    }),
    onSuccess: setOpened,
  });
  const isOver = token === '' || isNotFound(error);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ width: '100%', maxWidth: 800, mx: 'auto' }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 3 }}>
          <Box component="img" src="/favicon.svg" alt="" width={36} height={36} />
          <Typography variant="h3" component="p">
            Priority Quote
          </Typography>
        </Stack>
        {isOver ? (
          <EmployerMessage title="This link cannot be opened" hasFailed>
            {SHARE_LINK_NOT_VALID}
          </EmployerMessage>
        ) : opened ? (
          <SigningPages {...opened} onChanged={() => mutateAsync(opened.access)} />
        ) : (
          <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
            <CodeForm isBusy={isPending} error={error} onEntered={(Code) => mutate({ Token: token, Code })} />
          </Paper>
        )}
      </Box>
    </Box>
  );
}

/** The token stays in the URL: a reload must not lose it. */
const tokenInAddress = (): string => window.location.hash.slice(1);

interface CodeFormProps {
  isBusy: boolean;
  /** Why the last code opened nothing. */
  error: Error | null;
  /** Six digits. */
  onEntered: (code: string) => void;
}

/** The second part, which the agent tells separately from the link. */
function CodeForm({ isBusy, error, onEntered }: CodeFormProps) {
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
