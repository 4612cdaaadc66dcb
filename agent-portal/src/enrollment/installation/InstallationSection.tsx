import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { InstallationResponse } from '#shared/installation/installation.record';
import { INSTALLATION_LABELS, INSTALLATION_STATUSES } from '#shared/installation/installation-status';
import { download } from '#web/http/files';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { FactList } from '../overview/FactList.tsx';
import { OverviewSection } from '../overview/OverviewSection.tsx';
import { AttemptsList } from './AttemptsList.tsx';
import { file834Path, installationQuery } from './installation.api.ts';
import { InstallationChip } from './InstallationChip.tsx';

/** For internal staff: what became of an approved group in the carrier system, and the file of it. */
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
          The carrier system has not been asked yet.
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
  const { mutate, isPending } = useMutation({ mutationFn: () => download({ path: file834Path(QuoteId) }) });
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
