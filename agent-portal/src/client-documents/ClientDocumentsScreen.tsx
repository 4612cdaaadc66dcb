import { Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { isOpen } from '#shared/follow-ups/follow-up';
import type { ProofPage } from '#shared/follow-ups/proof.record';
import { PROOF_CALLS } from '#shared/follow-ups/proofs.calls';
import { DOCUMENTS_SENTENCES, DOCUMENTS_WORDS } from '#shared/languages/documents.words';
import { ENDED_SENTENCES, LINK_WORDS } from '#shared/languages/link.words';
import { call } from '#web/http/calls';
import { useDocumentTitle } from '#web/shell/use-document-title';
import type { Opened } from '../components/link-page/AnswerPage.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { useWords } from '../components/link-page/spoken.ts';
import { useProofPages } from './use-proof-pages.ts';
import { WaitedForCard } from './WaitedForCard.tsx';

/** /my-documents#{token}: for a client with a link and its code, who photographs what the marketplace waits for, and sends it. */
export const ClientDocumentsScreen = () => (
  <LinkScreen
    title={DOCUMENTS_WORDS.yourDocuments}
    lead={DOCUMENTS_WORDS.codeLead}
    sentences={SENTENCES}
    open={(body) => call(PROOF_CALLS.open, { body })}
  >
    {(opened) => <ClientDocuments {...opened} />}
  </LinkScreen>
);

const SENTENCES = [...ENDED_SENTENCES, ...DOCUMENTS_SENTENCES];

function ClientDocuments(opened: Opened<ProofPage>) {
  const { say, instant } = useWords();
  const proofPages = useProofPages(opened);
  const { Agents, ExpiresAt, WaitedFor } = proofPages.page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { yourDocuments, lead, nothingNeeded, limits } = DOCUMENTS_WORDS;
  useDocumentTitle(say(yourDocuments));
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {say(yourDocuments)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {say(WaitedFor.some(({ State }) => isOpen(State)) ? lead : nothingNeeded)}
        </Typography>
        <LinkContacts agents={Agents} />
      </Paper>
      {WaitedFor.map((each) => (
        <WaitedForCard key={each.FollowUpId} waitedFor={each} proofPages={proofPages} />
      ))}
      <Typography variant="body2" color="textSecondary">
        {say(LINK_WORDS.validUntil, { at: instant(ExpiresAt) })} {say(limits)}
      </Typography>
    </Stack>
  );
}
