import { Alert, Stack, Typography } from '@mui/material';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { formatInstant } from '#shared/formats/instant';
import { FactList } from '../../components/FactList.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';

/** Who signed what and when: the evidence, and the application with its certificate. */
export const SignedFacts = ({ quoteId, signature }: { quoteId: number; signature: SignatureResponse }) => (
  <Stack spacing={2}>
    <FactList
      facts={[
        ['Signed by', signature.SignedByName],
        ['Signed', formatInstant(signature.SignedDateTime)],
      ]}
    />
    <NameDifference signature={signature} />
    {signature.AgentNotes !== '' && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {signature.AgentNotes}
      </Typography>
    )}
    <ApplicationButton quoteId={quoteId} />
    <TechnicalDetails>
      <FactList
        facts={[
          ['User', signature.SignedByUserName],
          ['Version of the consent', signature.ConsentVersion],
          ['Digest of what was signed (SHA-256)', signature.Sha256],
        ]}
      />
    </TechnicalDetails>
  </Stack>
);

/** Empty if the agent signed with the account's name. */
export const NameDifference = ({ signature }: { signature: SignatureResponse }) =>
  signature.NameDiffers && (
    <Alert severity="warning">
      Signed as “{signature.SignedByName}” with the account of {signature.AccountName}.
    </Alert>
  );
