import { Alert, Dialog, DialogTitle, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ConsentKind } from '#shared/consents/consent-codes';
import { clientEmailProblem } from '#shared/consents/consent-link';
import type { MadeConsentLink, NEW_CONSENT_LINK } from '#shared/consents/consent-link.record';
import { CONSENT_LINK_CALLS } from '#shared/consents/consent-links.calls';
import type { ConsentDraft } from '#shared/consents/consent.record';
import type { Sent } from '#shared/records/field';
import { nameProblem } from '#shared/formats/person-name';
import { fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { LinkAndCode, LinkRequest, UnplacedFailure } from '../LinkRequest.tsx';
import { codeSentence, LinkWayFields, type LinkServer, useLinkWay } from '../LinkWay.tsx';
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
  const fields = useAskFields(draft, server);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{ASK_TITLES[kind]}</DialogTitle>
      <LinkRequest
        check={fields.check}
        problems={fields.way.problems}
        make={(asked: Asked) => call(CONSENT_LINK_CALLS.ask, { body: { Kind: kind, QuoteId: quoteId, ...asked } })}
        onMade={refreshConsents}
        label={fields.way.isEmailed ? 'Email link' : 'Create link'}
        fields={(error) => <AskFields fields={fields} server={server} error={error} />}
        made={(made) => <Made made={made} mailboxUrl={server.MailboxUrl} />}
        onClose={onClose}
      />
    </Dialog>
  );
}

type Asked = Omit<Sent<typeof NEW_CONSENT_LINK>, 'Kind' | 'QuoteId'>;

/** Who is asked and where; and what is wrong about it once it was sent. */
function useAskFields(draft: ConsentDraft, server: LinkServer) {
  const [name, setName] = useState(draft.ConsumerName);
  const [wrongName, setWrongName] = useState<string | null>(null);
  const way = useLinkWay(server, { emailProblem: (address) => clientEmailProblem(address, [draft.Agent.Email]) });
  /** null: something is wrong. */
  const check = (): Asked | null => {
    const found = name.trim() === '' ? 'Client is required.' : nameProblem(name);
    setWrongName(found);
    const checked = way.check();
    return found === null && checked ? { ConsumerName: name, ...checked } : null;
  };
  return { name, setName, wrongName, way, check };
}

interface AskFieldsProps {
  fields: ReturnType<typeof useAskFields>;
  server: LinkServer;
  error: Error | null;
}

function AskFields({ fields, server, error }: AskFieldsProps) {
  const { way } = fields;
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        The client reads the text on a phone or computer, without an account, and agrees or declines. The answer is
        recorded with its evidence. {codeSentence('the client', server.CanText)}
      </Typography>
      <PlainField
        label="Client"
        value={fields.name}
        onChange={fields.setName}
        problem={fields.wrongName ?? fieldErrorsOf(error)['ConsumerName']?.join(' ')}
        autoFocus
      />
      <LinkWayFields way={way} server={server} emailLabel="Client’s own email address" failure={error} />
      {!way.isEmailed && !way.code.isTexted && (
        <Alert severity="info">
          You would hold both the link and the code. Staff see that, so{' '}
          {server.CanText ? 'email the link or text the code' : 'email the link'} where you can.
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
