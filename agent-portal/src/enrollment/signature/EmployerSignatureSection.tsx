import AddLinkIcon from '@mui/icons-material/AddLinkOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import {
  Alert,
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
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  EmployerLinkResponse,
  EmployerSignatureResponse,
  NewEmployerLinkRequest,
} from '#shared/enrollment/employer-signature.record';
import { employerNameProblem, type EmployerSignatureState } from '#shared/enrollment/employer-signing';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { errorMessage } from '#web/http/api-error';
import { call, query, WITH_NOTICE } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import type { Look } from '#web/status/ToneChip';
import { queryClient } from '../../app/query-client.ts';
import { EmailFields, useEmailFields, useLetterLanguage } from '../../components/email/EmailFields.tsx';
import { EmailLanguage } from '../../components/email/EmailLanguage.tsx';
import { FactList } from '../../components/FactList.tsx';
import { EndLinkButton, LINK_LOOKS, LinkLine, LinkLines } from '../../components/LinkLine.tsx';
import { LinkAndCode, LinkRequest } from '../../components/LinkRequest.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';

/** The employer's own signature, given from afar with a link, once it can be asked for. The agent's, which submits, is not replaced. */
export function EmployerSignatureSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(employerSignaturesQuery(quoteId));
  const [isAsking, setAsking] = useState(false);
  if (!data && !error) {
    return null;
  }
  if (data?.LinkProblem != null && data.Signatures.length === 0) {
    return null;
  }
  return (
    <OverviewSection title="Employer’s signature">
      {data ? (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            {data.LinkProblem ??
              'Optional: with one link the employer fills in what is missing in the application, reads it and signs it, on a phone or computer, without an account. You still sign and submit.'}
          </Typography>
          {data.Signatures.length > 0 && (
            <LinkLines label="Links for the employer">
              {data.Signatures.map((signature) => (
                <EmployerSignatureLine key={signature.Id} quoteId={quoteId} signature={signature} />
              ))}
            </LinkLines>
          )}
          {data.LinkProblem === null && (
            <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={() => setAsking(true)}>
              Ask the employer
            </Button>
          )}
        </Stack>
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
      {isAsking && <RequestSignatureDialog quoteId={quoteId} onClose={() => setAsking(false)} />}
    </OverviewSection>
  );
}

const LOOKS: Record<EmployerSignatureState, Look> = {
  ...LINK_LOOKS,
  Signed: LINK_LOOKS.Answered,
  Withdrawn: ['warning', SyncProblemIcon],
};

interface EmployerSignatureLineProps {
  quoteId: number;
  signature: EmployerSignatureResponse;
}

/** A link: whose, what became of it and when, and the evidence once it is signed. */
function EmployerSignatureLine({ quoteId, signature }: EmployerSignatureLineProps) {
  const { State, EmployerName, SignedByName, Withdrawn, ConsentVersion, Sha256 } = signature;
  const isAnotherName = SignedByName !== null && !isSignerOf(SignedByName, EmployerName);
  return (
    <LinkLine
      link={signature}
      look={LOOKS[State]}
      state={STATE_LABELS[State]}
      person={SignedByName ?? EmployerName}
      history={linkHistory(signature)}
      doubts={[Withdrawn, isAnotherName ? `Signed as “${SignedByName}”; the link was made for ${EmployerName}.` : null]}
      actions={
        signature.RevokedAt === null &&
        State !== 'Expired' && <EndEmployerLink quoteId={quoteId} signature={signature} />
      }
    >
      {Sha256 !== null && (
        <TechnicalDetails>
          <FactList
            facts={[
              ['Version of the consent', ConsentVersion],
              ['Digest of what was signed (SHA-256)', Sha256],
            ]}
          />
        </TechnicalDetails>
      )}
    </LinkLine>
  );
}

const EndEmployerLink = ({ quoteId, signature }: EmployerSignatureLineProps) => {
  const isAnswered = (signature.SignedAt ?? signature.DeclinedAt) !== null;
  return (
    <EndLinkButton
      link={signature}
      verb={isAnswered ? 'Close' : 'Withdraw'}
      end={() => call(EMPLOYER_SIGNATURE_CALLS.revoke, { linkId: signature.Id }, WITH_NOTICE)}
      refresh={() => refreshEmployerSignatures(quoteId)}
    >
      {isAnswered
        ? 'The employer can no longer open what was answered with it. The answer stays.'
        : 'The employer can no longer fill in, read or sign the application with it. You can make another link.'}
    </EndLinkButton>
  );
};

interface RequestSignatureDialogProps {
  quoteId: number;
  onClose: () => void;
}

/** Makes a link with its code, and shows both once. The link can go by email, the code cannot. */
function RequestSignatureDialog({ quoteId, onClose }: RequestSignatureDialogProps) {
  const { data: draft, error, refetch } = useQuery(query(EMPLOYER_SIGNATURE_CALLS.draft, { quoteId }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Ask the employer</DialogTitle>
      {draft ? (
        <RequestForm quoteId={quoteId} draft={draft} onClose={onClose} />
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

interface RequestFormProps extends RequestSignatureDialogProps {
  draft: ProposalEmailDraft;
}

function RequestForm({ quoteId, draft, onClose }: RequestFormProps) {
  const fields = useLinkFields(draft);
  return (
    <LinkRequest
      check={fields.check}
      problems={fields.problems}
      make={(request: NewEmployerLinkRequest) => call(EMPLOYER_SIGNATURE_CALLS.request, { quoteId, body: request })}
      onMade={() => refreshEmployerSignatures(quoteId)}
      label={fields.isEmailed ? 'Create and email link' : 'Create link'}
      fields={(failure) => <LinkFields fields={fields} draft={draft} failure={failure} />}
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
  const { language, choose } = useLetterLanguage(email, draft);
  /** null: something is wrong. */
  const check = (): NewEmployerLinkRequest | null => {
    const ExpiresInDays = days.trim() === '' ? NaN : Number(days);
    const typed = isEmailed ? email.check() : null;
    const found = { name: employerNameProblem(name), days: shareDaysProblem(ExpiresInDays) };
    setProblems(found);
    if ((found.name ?? found.days) !== null || (isEmailed && !typed)) {
      return null;
    }
    const request = { EmployerName: name.trim(), ExpiresInDays };
    return typed ? { ...request, Language: language, Email: { ...typed, To: typed.To.join() } } : request;
  };
  return { name, setName, days, setDays, isEmailed, setEmailed, email, language, choose, problems, check };
}

interface LinkFieldsProps {
  fields: ReturnType<typeof useLinkFields>;
  draft: ProposalEmailDraft;
  failure: Error | null;
}

const LinkFields = ({ fields, draft, failure }: LinkFieldsProps) => (
  <Stack spacing={2} sx={{ pt: 1 }}>
    <Typography variant="body2" color="textSecondary">
      You get a link and a code. With both the employer fills in the application, until everything is complete, and then
      reads and signs it. You can go on working on it meanwhile. A new link ends an earlier one.
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
    {fields.isEmailed && (
      <>
        <EmailLanguage reader="employer" value={fields.language} onChange={fields.choose} />
        <EmailFields fields={fields.email} />
        <Typography variant="body2" color="textSecondary">
          The link and the agent’s name, phone and NPN are added below the message, the code is not.
          {draft.ReplyTo && ` Replies go to ${draft.ReplyTo}.`}
        </Typography>
      </>
    )}
    {failure && <Alert severity="error">{errorMessage(failure)}</Alert>}
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

const employerSignaturesQuery = (quoteId: number) =>
  queryOptions({
    ...query(EMPLOYER_SIGNATURE_CALLS.list, { quoteId }),
    queryKey: ['employer-signatures', quoteId],
    staleTime: 0,
  });

const refreshEmployerSignatures = async (quoteId: number): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await queryClient.invalidateQueries({ queryKey: ['employer-signatures', quoteId] });
};
