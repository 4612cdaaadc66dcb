import { Dialog, DialogTitle, Stack, Typography } from '@mui/material';
import type { FollowUp } from '#shared/follow-ups/follow-up.record';
import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import type { MadeProofLink, NEW_PROOF_LINK } from '#shared/follow-ups/proof.record';
import { PROOF_LINK_CALLS } from '#shared/follow-ups/proofs.calls';
import type { Sent } from '#shared/records/field';
import { call, keyOf } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { LinkAndCode, LinkRequest, UnplacedFailure } from '../../components/LinkRequest.tsx';
import { codeSentence, LinkWayFields, type LinkServer, useLinkWay } from '../../components/LinkWay.tsx';

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
  const way = useLinkWay(server, { email: followUp.Email, phone: followUp.Phone });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{ASK_FOR_DOCUMENTS}</DialogTitle>
      <LinkRequest
        check={way.check}
        problems={way.problems}
        make={(body: Sent<typeof NEW_PROOF_LINK>) => call(PROOF_LINK_CALLS.ask, { followUpId: followUp.Id, body })}
        onMade={() => queryClient.invalidateQueries({ queryKey: keyOf(FOLLOW_UP_CALLS.list) })}
        label={way.isEmailed ? 'Email link' : 'Create link'}
        fields={(error) => (
          <Stack spacing={2} sx={{ pt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              With the link, {name} photographs documents with a phone, or chooses files, and sends them to you: for all
              that the marketplace waits for from this household. An earlier link stops working.{' '}
              {codeSentence('the client', server.CanText)}
            </Typography>
            <LinkWayFields way={way} server={server} emailLabel="Email of the client" autoFocus failure={error} />
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
