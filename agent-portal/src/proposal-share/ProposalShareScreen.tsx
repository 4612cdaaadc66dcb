import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/http/api-error';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { LinkNotValid } from './LinkNotValid.tsx';
import { sharedProposalQuery } from './proposal-share.api.ts';
import { SharedProposalCard } from './SharedProposalCard.tsx';

/** /p/{token}: for a client who was given a link. Without an account, without the shell, and nothing but this one proposal. */
export function ProposalShareScreen() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(sharedProposalQuery(token));
  const isOver = error instanceof ApiError && error.status === 404;
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ width: '100%', maxWidth: 720 }}>
        <Brand />
        {isOver ? (
          <LinkNotValid message={error.message} />
        ) : error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <SharedProposalCard token={token} proposal={data} />
        ) : (
          <Skeleton variant="rounded" height={360} role="status" aria-label="Loading the proposal" />
        )}
      </Box>
    </Box>
  );
}

const Brand = () => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 3 }}>
    <Box component="img" src="/favicon.svg" alt="" width={36} height={36} />
    <Typography variant="h3" component="p">
      Priority Quote
    </Typography>
  </Stack>
);
