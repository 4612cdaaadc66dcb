import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { type ConsentKind, KIND_LABELS } from '#shared/consents/consent-codes';
import type { ConsentLink, ConsentsAndLinks } from '#shared/consents/consent-link.record';
import { CONSENT_LINK_CALLS } from '#shared/consents/consent-links.calls';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { eventLine } from '#shared/formats/instant';
import { languageNote } from '#shared/languages/language';
import type { LinkState } from '#shared/links/link';
import { asking, call, WITH_NOTICE } from '#web/http/calls';
import { download } from '#web/http/files';
import { EndLinkButton, LINK_LOOKS, LinkLine, LinkLines, RemindButton } from '../LinkLine.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SectionFailure } from '../SectionFailure.tsx';
import { ASK_TITLES, AskByLinkDialog } from './AskByLinkDialog.tsx';
import { ConsentLine } from './ConsentLine.tsx';
import { consentsQuery, refreshConsents } from './consents-queries.ts';
import { RECORD_TITLES, RecordConsentDialog } from './RecordConsentDialog.tsx';

interface ConsentSectionProps {
  /** null: before there is a quote. Then only consents, no reviews. */
  quoteId: number | null;
  /** Without a quote: shows this one only. */
  consentId?: number;
  /** Called with what was recorded here. */
  onRecorded?: (consent: ConsentResponse) => void;
  /** The application was submitted: a review cannot be recorded or withdrawn any more, as its text says. */
  isSubmitted?: boolean;
  /** Takes the focus when the page leads here. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** What a client of the marketplace agreed to: what is recorded, what is missing, and the folder for an auditor. */
export function ConsentSection({
  quoteId,
  consentId,
  onRecorded,
  isSubmitted = false,
  headingRef,
}: ConsentSectionProps) {
  const { data, error, refetch } = useQuery(consentsQuery(quoteId));
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" id={id} ref={headingRef} tabIndex={headingRef && -1} sx={{ flexGrow: 1 }}>
          Client’s consent
        </Typography>
        {quoteId !== null && data && data.Consents.length > 0 && <FolderButton quoteId={quoteId} />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Federal rules: record the client’s consent before you help at the marketplace, and the client’s review before
        you submit. Records are kept for 10 years.
      </Typography>
      {error && !data && <SectionFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label="Loading the client’s consent" rows={2} />}
      {data && (
        <>
          <ConsentGroup
            kind="Consent"
            data={data}
            consentId={consentId}
            problem={data.HelpProblem}
            onRecorded={onRecorded}
          />
          {quoteId !== null && (
            <ConsentGroup
              kind="Review"
              data={isSubmitted ? { ...data, Draft: null } : data}
              problem={data.HelpProblem === null && !isSubmitted ? data.SubmissionProblem : null}
              onRecorded={onRecorded}
            />
          )}
        </>
      )}
    </Paper>
  );
}

interface ConsentGroupProps extends Pick<ConsentSectionProps, 'consentId' | 'onRecorded'> {
  kind: ConsentKind;
  data: ConsentsAndLinks;
  /** Why what it allows may not be done. */
  problem: string | null;
}

function ConsentGroup({ kind, data, consentId, problem, onRecorded }: ConsentGroupProps) {
  const [isRecording, setRecording] = useState(false);
  const id = useId();
  const { Draft: draft, QuoteId: quoteId } = data;
  const consents = data.Consents.filter(({ Kind, Id }) => Kind === kind && (consentId ?? Id) === Id);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" id={id} sx={{ flexGrow: 1 }}>
          {KIND_LABELS[kind]}
        </Typography>
        {draft && (
          <Button size="small" variant={problem ? 'contained' : 'outlined'} onClick={() => setRecording(true)}>
            {RECORD_TITLES[kind]}
          </Button>
        )}
      </Stack>
      {problem && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      {consents.length === 0 && !problem && (
        <Typography variant="body2" color="textSecondary">
          Nothing is recorded yet.
        </Typography>
      )}
      <Box component="ul" aria-label={KIND_LABELS[kind]} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {consents.map((consent) => (
          <ConsentLine key={consent.Id} consent={consent} mayRevoke={draft !== null} />
        ))}
      </Box>
      <AskedByLink kind={kind} data={data} />
      {draft && isRecording && (
        <RecordConsentDialog
          kind={kind}
          quoteId={quoteId}
          draft={draft}
          onRecorded={(consent) => onRecorded?.(consent)}
          onClose={() => setRecording(false)}
        />
      )}
    </Box>
  );
}

/** Whoever is not in the room answers with a link: who was asked, and the way to ask. */
function AskedByLink({ kind, data }: Pick<ConsentGroupProps, 'kind' | 'data'>) {
  const [isAsking, setAsking] = useState(false);
  const { Draft: draft, QuoteId: quoteId, Links } = data;
  return (
    <>
      <ConsentLinkList
        label={`${KIND_LABELS[kind]}: asked by link`}
        links={Links.filter(({ Kind }) => Kind === kind)}
        mayRemind={draft !== null}
      />
      {draft && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {ASK_TITLES[kind]}
        </Button>
      )}
      {draft && isAsking && (
        <AskByLinkDialog {...{ kind, quoteId, draft }} server={data} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function FolderButton({ quoteId }: { quoteId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(CONSENT_CALLS.download, { quoteId })),
  });
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      Download folder (PDF)
    </Button>
  );
}

const STATE_LABELS: Record<LinkState, string> = {
  Created: 'Waiting: not opened yet',
  Opened: 'Waiting: opened',
  Answered: 'Answered',
  Declined: 'Declined',
  Locked: 'Locked',
  Expired: 'Expired',
  Revoked: 'Withdrawn',
};

interface ConsentLinkListProps {
  label: string;
  links: readonly ConsentLink[];
  /** By an agent of the quote. */
  mayRemind: boolean;
}

/** Who was asked by link, and what became of it. What was agreed to is a record of its own. */
const ConsentLinkList = ({ label, links, mayRemind }: ConsentLinkListProps) =>
  links.length === 0 ? null : (
    <LinkLines label={label}>
      {links.map((link) => (
        <LinkLine
          key={link.Id}
          link={link}
          look={LINK_LOOKS[link.State]}
          state={STATE_LABELS[link.State]}
          person={link.ConsumerName}
          history={historyOf(link)}
          doubts={[link.Doubt]}
          actions={mayRemind && <Actions link={link} />}
        />
      ))}
    </LinkLines>
  );

const Actions = ({ link }: { link: ConsentLink }) => {
  const { State, Email, Id } = link;
  const isWaiting = State === 'Created' || State === 'Opened';
  return (
    <>
      {(isWaiting || State === 'Expired') && Email && (
        <RemindButton
          link={link}
          remind={() => call(CONSENT_LINK_CALLS.remind, { linkId: link.Id }, WITH_NOTICE)}
          refresh={refreshConsents}
        />
      )}
      {isWaiting && (
        <EndLinkButton
          link={link}
          verb="Withdraw"
          end={() => call(CONSENT_LINK_CALLS.withdraw, { linkId: Id }, WITH_NOTICE)}
          refresh={refreshConsents}
        >
          The client can no longer answer with it. You can make another link.
        </EndLinkButton>
      )}
    </>
  );
};

const historyOf = ({ CreatedAt, OpenedAt, AnsweredAt, DeclinedAt, State, ExpiresAt, Language }: ConsentLink): string =>
  eventLine([
    ['Asked', CreatedAt],
    ['Opened', OpenedAt],
    ['Agreed', AnsweredAt],
    ['Declined', DeclinedAt],
    [State === 'Expired' ? 'Expired' : 'Expires', (AnsweredAt ?? DeclinedAt) ? null : ExpiresAt],
  ]) + languageNote(Language, (AnsweredAt ?? DeclinedAt) !== null);
