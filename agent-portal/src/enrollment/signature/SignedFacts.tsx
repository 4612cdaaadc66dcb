import { Alert, Stack, Typography } from '@mui/material';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { formatInstant } from '#shared/formats/instant';
import { FactList } from '../../components/FactList.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';

/** Who signed what and when: the evidence, and the application with its certificate. */
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
    <NameDifference signature={signature} />
    {signature.AgentNotes !== '' && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {signature.AgentNotes}
      </Typography>
    )}
    <ApplicationButton quoteId={quoteId} />
  </Stack>
);

/** Empty if the agent signed with the account's name. */
export const NameDifference = ({ signature }: { signature: SignatureResponse }) =>
  signature.NameDiffers && (
    <Alert severity="warning">
      Signed as “{signature.SignedByName}” with the account of {signature.AccountName}.
    </Alert>
  );
