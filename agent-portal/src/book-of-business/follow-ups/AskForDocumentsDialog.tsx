import { Checkbox, Dialog, DialogTitle, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FollowUp } from '#shared/follow-ups/follow-up.record';
import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import type { MadeProofLink, NEW_PROOF_LINK } from '#shared/follow-ups/proof.record';
import { PROOF_LINK_CALLS } from '#shared/follow-ups/proofs.calls';
import { EMAIL_INVALID, parseEmail } from '#shared/formats/email';
import type { Language } from '#shared/languages/language';
import type { Sent } from '#shared/records/field';
import { fieldErrorsOf } from '#web/http/api-error';
import { call, keyOf } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { queryClient } from '../../app/query-client.ts';
import { EmailLanguage } from '../../components/email/EmailLanguage.tsx';
import {
  CodePhoneField,
  codeSentence,
  LinkAndCode,
  LinkRequest,
  type LinkServer,
  UnplacedFailure,
  useCodePhone,
} from '../../components/LinkRequest.tsx';

export const ASK_FOR_DOCUMENTS = 'Ask for documents by link';

interface AskForDocumentsDialogProps {
  followUp: FollowUp;
  /** Of the client. */
  name: string;
  server: LinkServer;
  onClose: () => void;
}

/** Makes a link with its code. The link goes to the client by email or is passed on, the code by text message or by phone. */
export function AskForDocumentsDialog({ followUp, name, server, onClose }: AskForDocumentsDialogProps) {
  const [isEmailed, setEmailed] = useState(server.CanEmail);
  const [to, setTo] = useState(followUp.Email);
  const code = useCodePhone(followUp.Phone);
  const [language, setLanguage] = useState<Language>('en');
  const [problem, setProblem] = useState<Record<'To' | 'CodePhone', string | null>>({ To: null, CodePhone: null });
  const check = () => {
    const address = isEmailed ? parseEmail(to) : null;
    const found = { To: isEmailed && address === null ? EMAIL_INVALID : null, CodePhone: code.problem };
    setProblem(found);
    const Language = isEmailed || code.isTexted ? language : 'en';
    return (found.To ?? found.CodePhone) === null ? { To: address, CodePhone: code.phone, Language } : null;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{ASK_FOR_DOCUMENTS}</DialogTitle>
      <LinkRequest
        check={check}
        problems={problem}
        make={(body: Sent<typeof NEW_PROOF_LINK>) => call(PROOF_LINK_CALLS.ask, { followUpId: followUp.Id, body })}
        onMade={() => queryClient.invalidateQueries({ queryKey: keyOf(FOLLOW_UP_CALLS.list) })}
        label={isEmailed ? 'Email link' : 'Create link'}
        fields={(error) => (
          <Stack spacing={2} sx={{ pt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              With the link, {name} photographs documents with a phone, or chooses files, and sends them to you: for all
              that the marketplace waits for from this household. An earlier link stops working.{' '}
              {codeSentence('the client', server)}
            </Typography>
            {server.CanEmail && (
              <FormControlLabel
                label="Email the link"
                control={<Checkbox checked={isEmailed} onChange={({ target }) => setEmailed(target.checked)} />}
              />
            )}
            {isEmailed && (
              <PlainField
                label="Email of the client"
                type="email"
                value={to}
                onChange={setTo}
                problem={problem.To ?? fieldErrorsOf(error)['To']?.join(' ')}
                autoFocus
              />
            )}
            {server.CanText && (
              <CodePhoneField
                code={code}
                reader="the client"
                problem={problem.CodePhone ?? fieldErrorsOf(error)['CodePhone']?.join(' ')}
              />
            )}
            {(isEmailed || code.isTexted) && (
              <EmailLanguage
                reader="client"
                label={isEmailed ? undefined : 'Language of the text message'}
                value={language}
                onChange={setLanguage}
              />
            )}
            <UnplacedFailure failure={error} />
          </Stack>
        )}
        made={(made) => <Made made={made} name={name} mailboxUrl={server.MailboxUrl} />}
        onClose={onClose}
      />
    </Dialog>
  );
}

const Made = ({ made, name, mailboxUrl }: { made: MadeProofLink; name: string; mailboxUrl: string | null }) => (
  <LinkAndCode recipient={name} url={made.Url} code={made.Code} link={made.Link} mailboxUrl={mailboxUrl}>
    Tell {name} the code by phone, never by email. Note it now: for security it is not stored.
  </LinkAndCode>
);
