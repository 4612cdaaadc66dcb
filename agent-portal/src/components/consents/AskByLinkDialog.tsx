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
import { fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { EmailLanguage } from '../email/EmailLanguage.tsx';
import {
  CodePhoneField,
  codeSentence,
  LinkAndCode,
  LinkRequest,
  type LinkServer,
  UnplacedFailure,
  useCodePhone,
} from '../LinkRequest.tsx';
import { refreshConsents } from './consents-queries.ts';

export const ASK_TITLES: Record<ConsentKind, string> = {
  Consent: 'Ask for consent by link',
  Review: 'Ask for the review by link',
};

interface AskByLinkDialogProps {
  kind: ConsentKind;
  quoteId: number | null;
  draft: ConsentDraft;
  server: LinkServer;
  onClose: () => void;
}

/** Makes a link with its code. The link goes to the client by email or is passed on, the code by text message or by phone. */
export function AskByLinkDialog({ kind, quoteId, draft, server, onClose }: AskByLinkDialogProps) {
  const fields = useAskFields(draft, server.CanEmail);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{ASK_TITLES[kind]}</DialogTitle>
      <LinkRequest
        check={fields.check}
        problems={fields.problems}
        make={(asked: Asked) => call(CONSENT_LINK_CALLS.ask, { body: { Kind: kind, QuoteId: quoteId, ...asked } })}
        onMade={refreshConsents}
        label={fields.isEmailed ? 'Email link' : 'Create link'}
        fields={(error) => <AskFields fields={fields} server={server} error={error} />}
        made={(made) => <Made made={made} mailboxUrl={server.MailboxUrl} />}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface Asked {
  ConsumerName: string;
  To: string | null;
  CodePhone: string | null;
  Language: Language;
}

/** Who is asked and where; and what is wrong about it once it was sent. */
function useAskFields(draft: ConsentDraft, canEmail: boolean) {
  const [name, setName] = useState(draft.ConsumerName);
  const [isEmailed, setEmailed] = useState(canEmail);
  const [to, setTo] = useState('');
  const code = useCodePhone();
  const [language, setLanguage] = useState<Language>('en');
  const [problems, setProblems] = useState<Record<'ConsumerName' | 'To' | 'CodePhone', string | null>>({
    ConsumerName: null,
    To: null,
    CodePhone: null,
  });
  /** null: something is wrong. */
  const check = (): Asked | null => {
    const address = parseEmail(to);
    const found = {
      ConsumerName: name.trim() === '' ? 'Client is required.' : nameProblem(name),
      To: !isEmailed ? null : address ? clientEmailProblem(address, [draft.Agent.Email]) : EMAIL_INVALID,
      CodePhone: code.problem,
    };
    setProblems(found);
    if ((found.ConsumerName ?? found.To ?? found.CodePhone) !== null) {
      return null;
    }
    const isSent = isEmailed || code.isTexted;
    return {
      ConsumerName: name,
      To: isEmailed ? address : null,
      CodePhone: code.phone,
      Language: isSent ? language : 'en',
    };
  };
  return { name, setName, isEmailed, setEmailed, to, setTo, code, language, setLanguage, problems, check };
}

interface AskFieldsProps {
  fields: ReturnType<typeof useAskFields>;
  server: LinkServer;
  error: Error | null;
}

function AskFields({ fields, server, error }: AskFieldsProps) {
  const { CanEmail, CanText } = server;
  const refused = fieldErrorsOf(error);
  const { isEmailed, code } = fields;
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        The client reads the text on a phone or computer, without an account, and agrees or declines. The answer is
        recorded with its evidence. {codeSentence('the client', server)}
      </Typography>
      <PlainField
        label="Client"
        value={fields.name}
        onChange={fields.setName}
        problem={fields.problems.ConsumerName ?? refused['ConsumerName']?.join(' ')}
        autoFocus
      />
      {CanEmail && (
        <FormControlLabel
          label="Email the link"
          control={<Checkbox checked={isEmailed} onChange={({ target }) => fields.setEmailed(target.checked)} />}
        />
      )}
      {isEmailed && (
        <PlainField
          label="Client’s own email address"
          type="email"
          value={fields.to}
          onChange={fields.setTo}
          problem={fields.problems.To ?? refused['To']?.join(' ')}
        />
      )}
      {CanText && (
        <CodePhoneField
          code={code}
          reader="the client"
          problem={fields.problems.CodePhone ?? refused['CodePhone']?.join(' ')}
        />
      )}
      {isEmailed || code.isTexted ? (
        <EmailLanguage
          reader="client"
          label={isEmailed ? undefined : 'Language of the text message'}
          value={fields.language}
          onChange={fields.setLanguage}
        />
      ) : (
        <Alert severity="info">
          You would hold both the link and the code. Staff see that, so{' '}
          {CanText ? 'email the link or text the code' : 'email the link'} where you can.
        </Alert>
      )}
      <UnplacedFailure failure={error} />
    </Stack>
  );
}

const Made = ({ made: { Url, Code, Link }, mailboxUrl }: { made: MadeConsentLink; mailboxUrl: string | null }) => (
  <LinkAndCode recipient={Link.ConsumerName} url={Url} code={Code} link={Link} mailboxUrl={mailboxUrl}>
    Tell {Link.ConsumerName} the code by phone, never by email. Note it now: for security it is not stored.
  </LinkAndCode>
);
