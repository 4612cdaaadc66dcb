import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNATURE_CALLS, SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { query } from '#web/http/calls';
import { Loaded } from '../../components/review/Section.tsx';
import { SignatureFacts } from '../../components/review/SignatureFacts.tsx';

/** The agent's signature, which submitted the quote, and the employer's own, which is optional. */
export const Signature = ({ quoteId }: { quoteId: number }) => (
  <Stack spacing={2} useFlexGap>
    <Loaded query={useQuery(query(SIGNATURE_CALLS.find, { quoteId }))}>
      {(signature) => (signature ? <SignatureFacts signature={signature} /> : 'Not signed yet.')}
    </Loaded>
    <Loaded query={useQuery(query(EMPLOYER_SIGNATURE_CALLS.list, { quoteId }))}>
      {({ Signatures: [newest] }) => newest && <OfEmployer signature={newest} />}
    </Loaded>
  </Stack>
);

function OfEmployer({ signature }: { signature: EmployerSignatureResponse }) {
  const { State, EmployerName, SignedByName, DeclineReason, Withdrawn, IsFromAgent } = signature;
  const warnings = [
    Withdrawn,
    SignedByName !== null && !isSignerOf(SignedByName, EmployerName)
      ? `Signed as “${SignedByName}”; the link was made for ${EmployerName}.`
      : null,
    IsFromAgent ? 'Signed from the agent’s own internet address and browser.' : null,
  ].filter((warning) => warning !== null);
  return (
    <Stack spacing={1} useFlexGap sx={{ overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="caption" color="textSecondary">
          Employer’s signature
        </Typography>
        <Typography variant="subtitle2" component="p">
          {SignedByName ?? EmployerName}: {STATE_LABELS[State]}
        </Typography>
        <Typography variant="body2">{linkHistory(signature)}</Typography>
        {DeclineReason !== null && <Typography variant="body2">Reason: {DeclineReason}</Typography>}
      </div>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
    </Stack>
  );
}
