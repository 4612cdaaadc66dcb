import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { HouseholdProof } from '#shared/individual-enrollment/proof.record';
import { FactList } from '../../components/FactList.tsx';

interface ProofRecordsProps {
  proof: HouseholdProof;
  /** Ours. */
  applicationId: number | null;
}

/** The numbers by which others find the application, and the digest that proves what was signed. */
export function ProofRecords({ proof: { QuoteId, Plans, Payment, Submissions }, applicationId }: ProofRecordsProps) {
  const [newest] = Submissions;
  const numbers = [
    ['Quote', QuoteId],
    ['Application', applicationId],
    ['Carrier transaction', newest?.CarrierTransaction],
    ['Payment reference', Payment?.Reference],
    ...Plans.map(({ Name, PlanIdentifier }) => [`Filed id of ${Name}`, PlanIdentifier] as const),
  ] as const;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', typography: 'subtitle2', py: 0.5 } }}>
      <summary>For your records</summary>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <FactList facts={numbers.filter(([, value]) => value != null)} />
        {newest && <Digest sha256={newest.Sha256} />}
      </Stack>
    </Box>
  );
}

function Digest({ sha256 }: { sha256: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      setSaid('Copied.');
    } catch {
      setSaid('Copying is blocked. Select the digest to copy it.');
    }
  };
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="caption" color="textSecondary">
        Digest of what was signed and sent (SHA-256)
      </Typography>
      <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {sha256}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copy digest
        </Button>
        <Typography variant="body2" role="status">
          {said}
        </Typography>
      </Stack>
    </Stack>
  );
}
