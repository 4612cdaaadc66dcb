import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmployerLinkResponse, NewEmployerLinkRequest } from '#shared/enrollment/employer-signature.record';
import { employerNameProblem } from '#shared/enrollment/employer-signing';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { fieldErrorsOf } from '#web/http/api-error';
import { call, query } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { EmailFields, useEmailFields, useLetterLanguage } from '../../components/email/EmailFields.tsx';
import { EmailLanguage } from '../../components/email/EmailLanguage.tsx';
import { LinkAndCode, LinkRequest, UnplacedFailure } from '../../components/LinkRequest.tsx';
import { CodePhoneField, useCodePhone } from '../../components/LinkWay.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';

interface AskEmployerDialogProps {
  quoteId: number;
  /** The server texts codes. */
  canText: boolean;
  onMade: () => Promise<void>;
  onClose: () => void;
}

/** Makes a link with its code. The link can go by email, the code by text message; what the agent passes on is shown once. */
export function AskEmployerDialog({ quoteId, canText, onMade, onClose }: AskEmployerDialogProps) {
  const { data: draft, error, refetch } = useQuery(query(EMPLOYER_SIGNATURE_CALLS.draft, { quoteId }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Ask the employer</DialogTitle>
      {draft ? (
        <RequestForm {...{ quoteId, canText, draft, onMade, onClose }} />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <SectionFailure error={error} onRetry={() => void refetch()} />
            ) : (
              <RowsSkeleton label="Loading the request" rows={3} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface RequestFormProps extends AskEmployerDialogProps {
  draft: ProposalEmailDraft;
}

function RequestForm({ quoteId, canText, draft, onMade, onClose }: RequestFormProps) {
  const fields = useLinkFields(draft);
  return (
    <LinkRequest
      check={fields.check}
      problems={fields.problems}
      make={(request: NewEmployerLinkRequest) => call(EMPLOYER_SIGNATURE_CALLS.request, { quoteId, body: request })}
      onMade={onMade}
      label={fields.isEmailed ? 'Create and email link' : 'Create link'}
      fields={(failure) => <LinkFields {...{ fields, canText, draft, failure }} />}
      made={(link) => <IssuedLink link={link} mailboxUrl={draft.MailboxUrl} />}
      onClose={onClose}
    />
  );
}

/** Who signs, how the link gets there and how long it is valid; and what is wrong about it once it was sent. */
function useLinkFields(draft: ProposalEmailDraft) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(DEFAULT_SHARE_DAYS));
  const [isEmailed, setEmailed] = useState(draft.IsAvailable && draft.To !== '');
  const [problems, setProblems] = useState<Record<'name' | 'days', string | null>>({ name: null, days: null });
  const email = useEmailFields(draft, 1);
  const code = useCodePhone();
  const [wrongPhone, setWrongPhone] = useState<string | null>(null);
  const { language, choose } = useLetterLanguage(email, draft);
  /** null: something is wrong. */
  const check = (): NewEmployerLinkRequest | null => {
    const ExpiresInDays = days.trim() === '' ? NaN : Number(days);
    const typed = isEmailed ? email.check() : null;
    const found = { name: employerNameProblem(name), days: shareDaysProblem(ExpiresInDays) };
    setProblems(found);
    setWrongPhone(code.problem);
    if ((found.name ?? found.days ?? code.problem) !== null || (isEmailed && !typed)) {
      return null;
    }
    const request = { EmployerName: name.trim(), ExpiresInDays, CodePhone: code.phone };
    const inLanguage = typed || code.isTexted ? { ...request, Language: language } : request;
    return typed ? { ...inLanguage, Email: { ...typed, To: typed.To.join() } } : inLanguage;
  };
  return {
    ...{ name, setName, days, setDays, isEmailed, setEmailed, email },
    ...{ code, wrongPhone, language, choose, problems, check },
  };
}

interface LinkFieldsProps {
  fields: ReturnType<typeof useLinkFields>;
  canText: boolean;
  draft: ProposalEmailDraft;
  failure: Error | null;
}

const LinkFields = ({ fields, canText, draft, failure }: LinkFieldsProps) => (
  <Stack spacing={2} sx={{ pt: 1 }}>
    <Typography variant="body2" color="textSecondary">
      You get a link and a code. With both the employer fills in the application, confirms who is eligible and, once
      everything is complete, reads and signs it. You can go on working on it meanwhile. A new link ends an earlier one.
    </Typography>
    <PlainField
      label="Who signs for the employer"
      value={fields.name}
      onChange={fields.setName}
      problem={fields.problems.name}
      autoFocus
    />
    <PlainField
      label="Link expires after (days)"
      type="number"
      value={fields.days}
      onChange={fields.setDays}
      problem={fields.problems.days}
    />
    {draft.IsAvailable && (
      <FormControlLabel
        label="Email the link"
        control={<Checkbox checked={fields.isEmailed} onChange={({ target }) => fields.setEmailed(target.checked)} />}
      />
    )}
    {canText && (
      <CodePhoneField
        code={fields.code}
        reader="the employer"
        problem={fields.wrongPhone ?? fieldErrorsOf(failure)['CodePhone']?.join(' ')}
      />
    )}
    {(fields.isEmailed || fields.code.isTexted) && (
      <EmailLanguage
        reader="employer"
        label={fields.isEmailed ? undefined : 'Language of the text message'}
        value={fields.language}
        onChange={fields.choose}
      />
    )}
    {fields.isEmailed && (
      <>
        <EmailFields fields={fields.email} />
        <Typography variant="body2" color="textSecondary">
          The link and the agent’s name, phone and NPN are added below the message, the code is not.
          {draft.ReplyTo && ` Replies go to ${draft.ReplyTo}.`}
        </Typography>
      </>
    )}
    <UnplacedFailure failure={failure} fields={['CodePhone']} />
  </Stack>
);

interface IssuedLinkProps {
  link: EmployerLinkResponse;
  mailboxUrl: string | null;
}

const IssuedLink = ({ link: { Url, Code, Signature }, mailboxUrl }: IssuedLinkProps) => (
  <LinkAndCode recipient={Signature.EmployerName} url={Url} code={Code} link={Signature} mailboxUrl={mailboxUrl}>
    {Signature.Email
      ? 'Give the code by phone, never by email. Note it now: for security neither link nor code is stored.'
      : 'Send the link by email and give the code by phone; never send both together. Note them now: for security neither is stored.'}
  </LinkAndCode>
);
