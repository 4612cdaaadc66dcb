import { Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { isOpen } from '#shared/follow-ups/follow-up';
import type { ProofPage } from '#shared/follow-ups/proof.record';
import { PROOF_CALLS } from '#shared/follow-ups/proofs.calls';
import { formatInstant } from '#shared/formats/instant';
import { DOCUMENTS_WORDS } from '#shared/languages/documents.words';
import { call } from '#web/http/calls';
import { useDocumentTitle } from '#web/shell/use-document-title';
import type { Opened } from '../components/link-page/AnswerPage.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { useProofPages } from './use-proof-pages.ts';
import { WaitedForCard } from './WaitedForCard.tsx';

const TITLE = DOCUMENTS_WORDS.yourDocuments.en;

/** /my-documents#{token}: for a client with a link and its code, who photographs what the marketplace waits for, and sends it. */
export const ClientDocumentsScreen = () => (
  <LinkScreen
    title={DOCUMENTS_WORDS.yourDocuments}
    lead={DOCUMENTS_WORDS.codeLead}
    sentences={[]}
    languages={['en']}
    open={(body) => call(PROOF_CALLS.open, { body })}
  >
    {(opened) => <ClientDocuments {...opened} />}
  </LinkScreen>
);

function ClientDocuments(opened: Opened<ProofPage>) {
  const proofPages = useProofPages(opened);
  const { Agents, ExpiresAt, WaitedFor } = proofPages.page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDocumentTitle(TITLE);
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {TITLE}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {WaitedFor.some(({ State }) => isOpen(State))
            ? 'Take photos of all pages, in good light and without cut-off edges, or choose files. Nothing goes to your agent before you press Send. What has arrived here stays for a week, also when you close this page.'
            : 'The Marketplace does not wait for documents from you at the moment.'}
        </Typography>
        <LinkContacts agents={Agents} />
      </Paper>
      {WaitedFor.map((each) => (
        <WaitedForCard key={each.FollowUpId} waitedFor={each} proofPages={proofPages} />
      ))}
      <Typography variant="body2" color="textSecondary">
        This link is valid until {formatInstant(ExpiresAt)} (Eastern Time). Pictures can be JPEG or PNG, files can be
        PDF, each of at most 10 MB.
      </Typography>
    </Stack>
  );
}
