import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ConsentKind } from '#shared/consents/consent-codes';
import { AGREE_FIRST, signAs } from '#shared/consents/consent-link';
import type { AgreementPage } from '#shared/consents/consent-link.record';
import { AGREEMENT } from '#shared/consents/consent-links.calls';
import { NAME_LIMIT } from '#shared/consents/consent.record';
import { isSignerOf } from '#shared/enrollment/signing';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { LinkAccess } from '#shared/links/link.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { TextInput } from '#web/inputs/TextInput';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { DeclineDialog } from '../components/link-page/DeclineDialog.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { ReadableText } from './ReadableText.tsx';

interface AgreementPagesProps {
  access: LinkAccess;
  pages: AgreementPage;
  /** Shows the pages as they are by now. */
  onChanged: () => Promise<unknown>;
}

const TITLES: Record<ConsentKind, string> = {
  Consent: 'Your consent to an agent’s help',
  Review: 'Your review of the application',
};
const AGREE_LABELS: Record<ConsentKind, string> = {
  Consent: 'I have read this and I agree. My typed name has the same effect as my signature by hand.',
  Review:
    'I have read this, the attestations included, and it is accurate and complete. My typed name has the same effect as my signature by hand.',
};
const BUTTONS: Record<ConsentKind, string> = { Consent: 'Agree', Review: 'Confirm' };
const NEXT: Record<ConsentKind, string> = {
  Consent:
    'Next, your agent helps you at the Health Insurance Marketplace. The marketplace may ask you to prove who you are, and to allow your agent ' +
    'to act for you.',
  Review: 'Next, your agent submits the application. The marketplace then tells you what it decides.',
};

/** What became of the answer, or what is to be answered. */
export function AgreementPages(props: AgreementPagesProps) {
  const { Kind, AnsweredAt, AnsweredByName, Overtaken, DeclinedAt, Problem, Text, Agents } = props.pages;
  if (AnsweredAt) {
    return (
      <Stack spacing={2}>
        <LinkMessage title={Overtaken === null ? 'Thank you' : 'This answer no longer counts'}>
          {AnsweredByName} {Kind === 'Consent' ? 'agreed' : 'confirmed this'} on {formatInstant(AnsweredAt)}.{' '}
          {Overtaken ?? NEXT[Kind]}
          <LinkContacts agents={Agents} />
        </LinkMessage>
        <Paper variant="outlined" component="section" aria-label="What was answered" sx={PAPER}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            What was answered
          </Typography>
          <ReadableText text={Text} />
        </Paper>
      </Stack>
    );
  }
  if (DeclinedAt) {
    return (
      <LinkMessage title="You declined">
        Declined on {formatInstant(DeclinedAt)}. Your agent can see it, with your reason. If you change your mind, ask
        your agent for a new link.
        <LinkContacts agents={Agents} />
      </LinkMessage>
    );
  }
  return Problem === null ? (
    <Agreement {...props} />
  ) : (
    <LinkMessage title="There is nothing to answer now">
      {Problem}
      <LinkContacts agents={Agents} />
    </LinkMessage>
  );
}

function Agreement({ access, pages, onChanged }: AgreementPagesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDocumentTitle(TITLES[pages.Kind]);
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={PAPER}>
        <Typography variant="subtitle2" color="primary">
          For {pages.ConsumerName}
        </Typography>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {TITLES[pages.Kind]}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {pages.EffectiveDate && `Coverage from ${formatDay(pages.EffectiveDate)}. `}
          Please read everything below. If something is wrong, or you are not {pages.ConsumerName}, do not answer: call
          your agent.
        </Typography>
        <LinkContacts agents={pages.Agents} />
      </Paper>
      <Paper variant="outlined" component="section" aria-label="The text" sx={PAPER}>
        <ReadableText text={pages.Text} />
      </Paper>
      <Paper variant="outlined" component="section" aria-label="Your answer" sx={PAPER}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          Your answer
        </Typography>
        <AnswerForm access={access} pages={pages} onChanged={onChanged} />
      </Paper>
      <Typography variant="body2" color="textSecondary">
        This link is valid until {formatInstant(pages.ExpiresAt)} (Eastern Time).
      </Typography>
    </Stack>
  );
}

const PAPER = { p: { xs: 2, sm: 3 } } as const;
/** The checkbox aligns with the first of several lines. */
const AGREED = {
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;

interface AnswerFields {
  SignedByName: string;
  Agreed: boolean;
}

/** The client types their name and agrees, or declines. */
function AnswerForm({ access, pages, onChanged }: AgreementPagesProps) {
  const { Kind, Sha256 } = pages;
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm<AnswerFields>({
    defaultValues: { SignedByName: '', Agreed: false },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: AnswerFields) => call(AGREEMENT.agree, { body: { ...access, ...given, Sha256 } }),
    onSuccess: onChanged,
    onError: async (refusal) => {
      const fields = fieldErrorsOf(refusal);
      showFieldErrors(form, fields);
      if (Object.keys(fields).length === 0) {
        // Answered by somebody else, or changed: what is shown is no longer what can be answered.
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
        <AnswerInputs page={pages} disabled={isPending} />
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            {BUTTONS[Kind]}
          </Button>
          <Button size="large" disabled={isPending} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Stack>
      </Stack>
      {isDeclining && (
        <DeclineDialog
          title="Decline?"
          note="You cannot agree with this link afterwards. Your agent reads your reason and can send you another link."
          decline={(Reason) => call(AGREEMENT.decline, { body: { ...access, Reason } })}
          onDeclined={onChanged}
          onClose={() => setDeclining(false)}
        />
      )}
    </FormProvider>
  );
}

const AnswerInputs = ({ page: { Kind, ConsumerName }, disabled }: { page: AgreementPage; disabled: boolean }) => (
  <>
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TextInput<AnswerFields>
        name="SignedByName"
        label="Your full name"
        required
        requiredMessage={signAs(ConsumerName)}
        check={(name) => (isSignerOf(name, ConsumerName) ? null : signAs(ConsumerName))}
        autoComplete="name"
        maxLength={NAME_LIMIT}
        disabled={disabled}
      />
    </Box>
    <Box sx={AGREED}>
      <CheckboxInput<AnswerFields>
        name="Agreed"
        label={AGREE_LABELS[Kind]}
        required
        requiredMessage={AGREE_FIRST}
        disabled={disabled}
      />
    </Box>
  </>
);
