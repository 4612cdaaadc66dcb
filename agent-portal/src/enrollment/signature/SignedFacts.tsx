import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { SignatureResponse } from '#shared/contract/enrollment-signature';
import { formatInstant } from '#shared/formats/instant';
import { download } from '../../app/http/client.ts';
import { FactList } from '../overview/FactList.tsx';
import { applicationFilePath } from './signature.api.ts';

/** Who signed, when and what: the evidence, and the application with its certificate. */
export const SignedFacts = ({ quoteId, signature }: { quoteId: number; signature: SignatureResponse }) => (
  <Stack spacing={2}>
    <FactList
      facts={[
        ['Signed by', signature.SignedByName],
        ['User', signature.SignedByUserName],
        ['Signed', formatInstant(signature.SignedDateTime)],
        ['Digest of what was signed', `${signature.Sha256.slice(0, 16)}…`],
      ]}
    />
    {signature.AgentNotes !== '' && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {signature.AgentNotes}
      </Typography>
    )}
    <ApplicationButton quoteId={quoteId} />
  </Stack>
);

export function ApplicationButton({ quoteId }: { quoteId: number }) {
  const { mutate, isPending } = useMutation({ mutationFn: () => download(applicationFilePath(quoteId)) });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => mutate()}
    >
      Download application
    </Button>
  );
}
