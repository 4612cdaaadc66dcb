import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EmployerPages } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { LinkAccess } from '#shared/links/link.record';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { asking, call } from '#web/http/calls';
import { download } from '#web/http/files';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { type SignerFields, SignerInputs } from '../components/signature/SignerInputs.tsx';
import { DeclineDialog } from '../components/link-page/DeclineDialog.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';

interface SigningPagesProps {
  access: LinkAccess;
  pages: EmployerPages;
  /** Shows the pages as they are by now. */
  onChanged: () => Promise<unknown>;
}

/** What became of the signature, or the application to be read and signed. */
export function SigningPages(props: SigningPagesProps) {
  const { access, pages } = props;
  const { SignedAt, SignedByName, Withdrawn, DeclinedAt, Problem } = pages;
  if (SignedAt) {
    return (
      <LinkMessage
        title={Withdrawn === null ? 'Thank you' : 'This signature no longer counts'}
        action={<DownloadButton access={access} label="Download what was signed" />}
      >
        {SignedByName} signed the application of {pages.GroupName} on {formatInstant(SignedAt)}.{' '}
        {Withdrawn ?? 'Your agent can see it and will submit the application.'}
      </LinkMessage>
    );
  }
  if (DeclinedAt) {
    return (
      <LinkMessage title="You declined to sign">
        Declined on {formatInstant(DeclinedAt)}. Your agent can see it, with your reason.
      </LinkMessage>
    );
  }
  return Problem === null ? (
    <Application {...props} />
  ) : (
    <LinkMessage title="There is nothing to sign now">{Problem}</LinkMessage>
  );
}

function Application({ access, pages, onChanged }: SigningPagesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDocumentTitle('Sign your application');
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={PAPER}>
        <Typography variant="subtitle2" color="primary">
          Group enrollment application
        </Typography>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {pages.GroupName}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
          Coverage from {formatDay(pages.EffectiveDate)}. Please read everything below. If something is wrong, do not
          sign: call your agent.
        </Typography>
        <DownloadButton access={access} />
        <LinkContacts agents={pages.Agents} />
      </Paper>
      {pages.Sections.map(({ Title, Lines }) => (
        <Paper key={Title} variant="outlined" component="section" aria-label={Title} sx={PAPER}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {Title}
          </Typography>
          <Box component="dl" sx={LINES}>
            {Lines.map(({ Label, Text }, index) => (
              <Box key={index} sx={LINE}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {Label}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <TextWithPhones text={Text} />
                </Typography>
              </Box>
            ))}
          </Box>
          {Lines.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              None
            </Typography>
          )}
        </Paper>
      ))}
      <Paper variant="outlined" component="section" aria-label="Your signature" sx={PAPER}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          Your signature
        </Typography>
        <EmployerSignForm access={access} pages={pages} onChanged={onChanged} />
      </Paper>
      <Typography variant="body2" color="textSecondary">
        This link is valid until {formatInstant(pages.ExpiresAt)} (Eastern Time).
      </Typography>
    </Stack>
  );
}

function DownloadButton({ access, label = 'Download PDF' }: { access: LinkAccess; label?: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(asking(EMPLOYER_SIGNING.print, { body: access })),
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
    </Stack>
  );
}

const PAPER = { p: { xs: 2, sm: 3 } } as const;
const LINES = { m: 0, display: 'grid', rowGap: 1 } as const;
const LINE = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' }, columnGap: 2 } as const;

interface EmployerSignFormProps {
  access: LinkAccess;
  pages: EmployerPages;
  onChanged: () => Promise<unknown>;
}

/** The employer types their name, agrees and signs; or declines. */
function EmployerSignForm({ access, pages, onChanged }: EmployerSignFormProps) {
  const { Sha256, ConsentVersion } = pages;
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm<SignerFields>({
    defaultValues: { SignedByName: '', ApplicationEnteredConsent: false },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: SignerFields) =>
      call(EMPLOYER_SIGNING.sign, { body: { ...access, ...given, Sha256, ConsentVersion } }),
    onSuccess: onChanged,
    onError: async (refusal) => {
      showFieldErrors(form, fieldErrorsOf(refusal));
      if (isStale(refusal)) {
        await onChanged();
      }
    },
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        useFlexGap
        spacing={2}
        onSubmit={(event) => void form.handleSubmit((given) => mutate(given))(event)}
        sx={{ alignItems: 'flex-start', '& .MuiAlert-root': { m: 0 } }}
      >
        <ErrorSummary />
        <SignerInputs signer={pages.EmployerName} consentText={pages.ConsentText} disabled={isPending} />
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            Sign
          </Button>
          <Button size="large" disabled={isPending} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Stack>
      </Stack>
      {isDeclining && (
        <DeclineDialog
          title="Decline to sign?"
          note="You cannot sign with this link afterwards. Your agent reads your reason and can send you another link."
          decline={(Reason) => call(EMPLOYER_SIGNING.decline, { body: { ...access, Reason } })}
          onDeclined={onChanged}
          onClose={() => setDeclining(false)}
        />
      )}
    </FormProvider>
  );
}
