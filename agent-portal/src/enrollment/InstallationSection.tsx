import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '#shared/formats/instant';
import {
  INSTALLATION_LABELS,
  INSTALLATION_STATUSES,
  type InstallationStatus,
} from '#shared/installation/installation-status';
import { INSTALLATION_CALLS } from '#shared/installation/installation.calls';
import type { InstallationAttempt, InstallationResponse } from '#shared/installation/installation.record';
import { asking, query } from '#web/http/calls';
import { download } from '#web/http/files';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { FactList } from '../components/FactList.tsx';
import { OverviewSection } from '../components/OverviewSection.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';

/** For internal staff: an approved group's installation in the carrier system, and its file. */
export function InstallationSection({ quoteId }: { quoteId: number }) {
  const { data, error, isFetching, refetch } = useQuery(installationQuery(quoteId));
  return (
    <OverviewSection
      title="Installation"
      link={
        <Button size="small" startIcon={<RefreshIcon />} loading={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      }
    >
      {data ? (
        <Installation installation={data} />
      ) : data === null ? (
        <Typography variant="body2" color="textSecondary">
          Nothing has been sent to the carrier system yet.
        </Typography>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the installation" rows={1} />
      )}
    </OverviewSection>
  );
}

function Installation({ installation }: { installation: InstallationResponse }) {
  const { QuoteId, Status, Message, Members, Attempts } = installation;
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(INSTALLATION_CALLS.file834, { quoteId: QuoteId })),
  });
  const members = INSTALLATION_STATUSES.filter((status) => Members[status] > 0);
  return (
    <Stack spacing={2}>
      <div>
        <InstallationChip status={Status} />
      </div>
      {Message !== '' && <Typography variant="body2">{Message}</Typography>}
      {members.length > 0 && (
        <FactList facts={members.map((status) => [`Members: ${INSTALLATION_LABELS[status]}`, Members[status]])} />
      )}
      {Attempts.length > 0 && <AttemptsList attempts={Attempts} />}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => mutate()}
      >
        Download 834
      </Button>
    </Stack>
  );
}

const LOOKS: Record<InstallationStatus, Look> = {
  Waiting: ['info', HourglassIcon],
  Installed: ['success', CheckCircleIcon],
  Failed: ['error', ErrorIcon],
  Resolved: ['success', CheckCircleIcon],
};

/** A group's installation status in the carrier system. */
const InstallationChip = ({ status }: { status: InstallationStatus }) => (
  <ToneChip look={LOOKS[status]} label={INSTALLATION_LABELS[status]} />
);

const FIRST = 5;

/** The calls to the carrier system, newest first: in plain words, with technical details for contacting the carrier. */
function AttemptsList({ attempts }: { attempts: readonly InstallationAttempt[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? attempts : attempts.slice(0, FIRST);
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Attempts
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {shown.map(({ EwsTransactionId, CensusMemberId, At, Outcome, Message, Detail }) => (
          <Typography key={EwsTransactionId} component="li" variant="body2" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {formatInstant(At)}: {CensusMemberId === null ? 'group' : `member ${CensusMemberId}`},{' '}
            {Outcome.toLowerCase()}
            {Message === '' ? '' : `. ${Message}`}
            <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
              {Detail}
            </Typography>
          </Typography>
        ))}
      </Box>
      {attempts.length > FIRST && (
        <Button size="small" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${attempts.length}`}
        </Button>
      )}
    </div>
  );
}

/** An approved group's installation in the carrier system; null before it starts. Internal staff only. */
const installationQuery = (quoteId: number) =>
  queryOptions({ ...query(INSTALLATION_CALLS.find, { quoteId }), queryKey: ['installation', quoteId], staleTime: 0 });
