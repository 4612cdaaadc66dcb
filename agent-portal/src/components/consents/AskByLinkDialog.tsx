import { Alert, Checkbox, Dialog, DialogTitle, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ConsentKind } from '#shared/consents/consent-codes';
import { clientEmailProblem } from '#shared/consents/consent-link';
import type { MadeConsentLink } from '#shared/consents/consent-link.record';
import { CONSENT_LINK_CALLS } from '#shared/consents/consent-links.calls';
import type { ConsentDraft } from '#shared/consents/consent.record';
import { EMAIL_INVALID, parseEmail } from '#shared/formats/email';
import { nameProblem } from '#shared/formats/person-name';
import type { Language } from '#shared/languages/language';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { EmailLanguage } from '../email/EmailLanguage.tsx';
import { LinkAndCode, LinkRequest } from '../LinkRequest.tsx';
import { refreshConsents } from './consents-queries.ts';

export const ASK_TITLES: Record<ConsentKind, string> = {
  Consent: 'Ask for consent by link',
  Review: 'Ask for the review by link',
};

interface AskByLinkDialogProps {
  kind: ConsentKind;
  quoteId: number | null;
  draft: ConsentDraft;
  canEmail: boolean;
  mailboxUrl: string | null;
  onClose: () => void;
}

/** Makes a link with its code. The link goes to the client by email or is passed on, the code is told by phone. */
export function AskByLinkDialog({ kind, quoteId, draft, canEmail, mailboxUrl, onClose }: AskByLinkDialogProps) {
  const fields = useAskFields(draft, canEmail);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{ASK_TITLES[kind]}</DialogTitle>
      <LinkRequest
        check={fields.check}
        problems={fields.problems}
        make={(asked: Asked) => call(CONSENT_LINK_CALLS.ask, { body: { Kind: kind, QuoteId: quoteId, ...asked } })}
        onMade={refreshConsents}
        label={fields.isEmailed ? 'Email link' : 'Create link'}
        fields={(error) => <AskFields fields={fields} canEmail={canEmail} error={error} />}
        made={(made) => <Made made={made} mailboxUrl={mailboxUrl} />}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface Asked {
  ConsumerName: string;
  To: string | null;
  Language: Language;
}

/** Who is asked and where; and what is wrong about it once it was sent. */
function useAskFields(draft: ConsentDraft, canEmail: boolean) {
  const [name, setName] = useState(draft.ConsumerName);
  const [isEmailed, setEmailed] = useState(canEmail);
  const [to, setTo] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [problems, setProblems] = useState<Record<'ConsumerName' | 'To', string | null>>({
    ConsumerName: null,
    To: null,
  });
  /** null: something is wrong. */
  const check = (): Asked | null => {
    const address = parseEmail(to);
    const found = {
      ConsumerName: name.trim() === '' ? 'Client is required.' : nameProblem(name),
      To: !isEmailed ? null : address ? clientEmailProblem(address, [draft.Agent.Email]) : EMAIL_INVALID,
    };
    setProblems(found);
    if ((found.ConsumerName ?? found.To) !== null) {
      return null;
    }
    return { ConsumerName: name, To: isEmailed ? address : null, Language: isEmailed ? language : 'en' };
  };
  return { name, setName, isEmailed, setEmailed, to, setTo, language, setLanguage, problems, check };
}

interface AskFieldsProps {
  fields: ReturnType<typeof useAskFields>;
  canEmail: boolean;
  error: Error | null;
}

function AskFields({ fields, canEmail, error }: AskFieldsProps) {
  const refused = fieldErrorsOf(error);
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        The client reads the text on a phone or computer, without an account, and agrees or declines. The answer is
        recorded with its evidence. You tell the client a six-digit code by phone.
      </Typography>
      <PlainField
        label="Client"
        value={fields.name}
        onChange={fields.setName}
        problem={fields.problems.ConsumerName ?? refused['ConsumerName']?.join(' ')}
        autoFocus
      />
      {canEmail && (
        <FormControlLabel
          label="Email the link"
          control={<Checkbox checked={fields.isEmailed} onChange={({ target }) => fields.setEmailed(target.checked)} />}
        />
      )}
      {fields.isEmailed ? (
        <>
          <PlainField
            label="Client’s own email address"
            type="email"
            value={fields.to}
            onChange={fields.setTo}
            problem={fields.problems.To ?? refused['To']?.join(' ')}
          />
          <EmailLanguage reader="client" value={fields.language} onChange={fields.setLanguage} />
        </>
      ) : (
        <Alert severity="info">
          You would hold both the link and the code. Staff see that, so email the link where you can.
        </Alert>
      )}
      {error && Object.keys(refused).length === 0 && <Alert severity="error">{errorMessage(error)}</Alert>}
    </Stack>
  );
}

const Made = ({ made: { Url, Code, Link }, mailboxUrl }: { made: MadeConsentLink; mailboxUrl: string | null }) => (
  <LinkAndCode
    recipient={Link.ConsumerName}
    url={Url}
    code={Code}
    expiresAt={Link.ExpiresAt}
    email={Link.Email}
    mailboxUrl={mailboxUrl}
  >
    Tell {Link.ConsumerName} the code by phone, never by email. Note it now: for security it is not stored.
  </LinkAndCode>
);
