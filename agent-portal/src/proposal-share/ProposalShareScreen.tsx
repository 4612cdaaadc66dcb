import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/http/api-error';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { useHeadingFocus } from '#web/shell/use-heading-focus';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { sharedProposalQuery } from './proposal-share-queries.ts';
import { SharedProposalCard } from './SharedProposalCard.tsx';

/** /p/{token}: for a client with a share link. No account and no shell; shows only this proposal. */
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

/** The same text for every invalid link, whatever the reason. */
function LinkNotValid({ message }: { message: string }) {
  const heading = useHeadingFocus();
  useDocumentTitle('Link not valid', true);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <LinkOffIcon color="primary" sx={{ fontSize: 40 }} aria-hidden />
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          This proposal cannot be opened
        </Typography>
        <Typography color="textSecondary">{message}</Typography>
      </Stack>
    </Paper>
  );
}
