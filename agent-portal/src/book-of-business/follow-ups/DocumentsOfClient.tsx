import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { isOpen } from '#shared/follow-ups/follow-up';
import type { FollowUp } from '#shared/follow-ups/follow-up.record';
import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import type { Proof, ProofLink } from '#shared/follow-ups/proof.record';
import { PROOF_LINK_CALLS } from '#shared/follow-ups/proofs.calls';
import { eventLine, formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { languageNote } from '#shared/languages/language';
import type { LinkState } from '#shared/links/link';
import { sizeText } from '#web/documents/document-places';
import { asking, call, keyOf, WITH_NOTICE } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { EndLinkButton, LINK_LOOKS, LinkLine, LinkLines, RemindButton } from '../../components/LinkLine.tsx';
import type { LinkServer } from '../../components/LinkWay.tsx';
import { ASK_FOR_DOCUMENTS, AskForDocumentsDialog } from './AskForDocumentsDialog.tsx';

const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf(FOLLOW_UP_CALLS.list) });

interface DocumentsOfClientProps {
  followUp: FollowUp;
  /** Of the client. */
  name: string;
  /** By an agent, not by staff. */
  mayAsk: boolean;
  server: LinkServer;
}

/** What the client has sent, the link with which the client sends it, and the way to ask. */
export function DocumentsOfClient({ followUp, name, mayAsk, server }: DocumentsOfClientProps) {
  const [isAsking, setAsking] = useState(false);
  const { Id, Proofs, Link: link, State } = followUp;
  return (
    <Box>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Documents from the client
      </Typography>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {Proofs.length > 0 ? (
          <SentDocuments followUpId={Id} proofs={Proofs} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Nothing has been sent by link.
          </Typography>
        )}
        {link && <LinkOfClient link={link} name={name} mayAsk={mayAsk} />}
        {mayAsk && isOpen(State) && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {ASK_FOR_DOCUMENTS}
          </Button>
        )}
      </Stack>
      {isAsking && <AskForDocumentsDialog {...{ followUp, name, server }} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** Each opens in a new tab, with the evidence below it. */
const SentDocuments = ({ followUpId, proofs }: { followUpId: number; proofs: readonly Proof[] }) => (
  <Stack component="ul" spacing={1} aria-label="Documents from the client" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {proofs.map(({ Id, FileName, Pages, SizeBytes, SentAt, Device, Ip, Sha256 }) => (
      <Box component="li" key={Id} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <Link href={asking(PROOF_LINK_CALLS.view, { followUpId, proofId: Id }).path} target="_blank" rel="noopener">
          {FileName}
        </Link>
        {`, ${counted(Pages, 'page')}, ${sizeText(SizeBytes)}. Sent ${formatInstant(SentAt)} with ${Device}, from ${Ip}.`}
        <Typography variant="body2" color="textSecondary">
          {`SHA-256 of the file: ${Sha256}`}
        </Typography>
      </Box>
    ))}
  </Stack>
);

const STATE_LABELS: Record<LinkState, string> = {
  Created: 'Link not opened yet',
  Opened: 'Link opened',
  Answered: 'Link closed',
  Declined: 'Link closed',
  Locked: 'Link locked',
  Expired: 'Link expired',
  Revoked: 'Link withdrawn',
};

function LinkOfClient({ link, name, mayAsk }: { link: ProofLink; name: string; mayAsk: boolean }) {
  const { Id, State, CreatedAt, CreatedBy, Language, OpenedAt, ExpiresAt, Email } = link;
  const isWaiting = State === 'Created' || State === 'Opened';
  return (
    <LinkLines label={`Link of ${name}`}>
      <LinkLine
        link={{ ...link, DeclineReason: null }}
        look={LINK_LOOKS[State]}
        state={STATE_LABELS[State]}
        person={`Made by ${CreatedBy}`}
        history={
          eventLine([
            ['Asked', CreatedAt],
            ['Opened', OpenedAt],
            [State === 'Expired' ? 'Expired' : 'Expires', ExpiresAt],
          ]) + languageNote(Language, false)
        }
        doubts={[]}
        actions={
          mayAsk && (
            <>
              {(isWaiting || State === 'Expired') && Email && (
                <RemindButton
                  link={link}
                  remind={() => call(PROOF_LINK_CALLS.remind, { linkId: Id }, WITH_NOTICE)}
                  refresh={refresh}
                />
              )}
              {isWaiting && (
                <EndLinkButton
                  link={link}
                  verb="Withdraw"
                  end={() => call(PROOF_LINK_CALLS.withdraw, { linkId: Id }, WITH_NOTICE)}
                  refresh={refresh}
                >
                  The client can no longer send documents with it. What was sent stays. You can make another link.
                </EndLinkButton>
              )}
            </>
          )
        }
      />
    </LinkLines>
  );
}
