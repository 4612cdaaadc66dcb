import { Alert, Stack, Typography } from '@mui/material';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { formatInstant } from '#shared/formats/instant';
import { Facts } from './Section.tsx';

/** Who signed, when, with whose account, and what the agent noted; from where, if the agent signed. */
export function SignatureFacts({ signature }: { signature: SignatureResponse }) {
  const { SignedByName, SignedByUserName, AccountName, NameDiffers, AgentOfRecord, Origin, Withdrawn } = signature;
  return (
    <Stack spacing={1.5} useFlexGap>
      {Withdrawn && (
        <Alert severity="warning">
          No longer valid since {formatInstant(Withdrawn.At)}: {Withdrawn.Reason}
        </Alert>
      )}
      {NameDiffers && (
        <Alert severity="warning">
          Signed as “{SignedByName}” with the account of {AccountName}.
        </Alert>
      )}
      <Facts
        facts={[
          ['Signed by', SignedByName],
          ['Account', `${AccountName} (${SignedByUserName})`],
          ['Signed', formatInstant(signature.SignedDateTime)],
          ...(AgentOfRecord === null ? [] : ([['Agent of record', AgentOfRecord]] as const)),
          ...(Origin ? ([['Internet address', Origin.Address]] as const) : []),
        ]}
      />
      {Origin && <Facts facts={[['Browser', Origin.Browser || 'Unknown']]} />}
      {signature.AgentNotes !== '' && (
        <div>
          <Typography variant="caption" color="textSecondary">
            Agent’s notes
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {signature.AgentNotes}
          </Typography>
        </div>
      )}
      {signature.MemberDropConsent &&
        'The agent confirmed that members who are not on this census lose their coverage.'}
    </Stack>
  );
}
