import { Box, Stack, Typography } from '@mui/material';
import type { HouseholdProof, HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { FactList } from '../../components/FactList.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { CopyText } from './CopyText.tsx';

interface ProofRecordsProps {
  proof: HouseholdProof;
  submission: HouseholdSubmissionResponse;
}

/** The numbers by which others find the application, and the digest that proves what was signed. */
export function ProofRecords({ proof: { QuoteId, Plans, Payment, Submissions }, submission }: ProofRecordsProps) {
  const [newest] = Submissions;
  const numbers = [
    ['Quote', QuoteId],
    ['Application', submission.ApplicationId],
    ['Marketplace application', submission.MarketplaceApplicationId],
    ['Carrier transaction', newest?.CarrierTransaction],
    ['Payment reference', Payment?.Reference],
    ...Plans.map(({ Name, PlanIdentifier }) => [`Filed id of ${Name}`, PlanIdentifier] as const),
  ] as const;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', typography: 'subtitle2', py: 0.5 } }}>
      <summary>For your records</summary>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <FactList facts={numbers.filter(([, value]) => value != null)} />
        {newest && (
          <TechnicalDetails>
            <Digest sha256={newest.Sha256} />
          </TechnicalDetails>
        )}
      </Stack>
    </Box>
  );
}

const Digest = ({ sha256 }: { sha256: string }) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="caption" color="textSecondary">
      Digest of what was signed and sent (SHA-256)
    </Typography>
    <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {sha256}
    </Typography>
    <CopyText label="Copy digest" text={sha256} />
  </Stack>
);
