import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type {
  ContractMemberDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { formatDay } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';
import { fullName } from '../contract-texts.ts';

export interface MemberPcpProps {
  member: ContractMemberDetail;
  /** The last change of the PCP. */
  change: PcpChangeDetail | null;
  /** Opens the dialog; with what is tried again. */
  onEdit: (again: PcpChangeDetail | null) => void;
}

/** A member's PCP, what becomes of a change, and the button for another one where it is offered. */
export function MemberPcp({ member, change, onEdit }: MemberPcpProps) {
  const name = fullName(member.Name);
  const isOpen = change?.Status === 'Requested';
  const canChange = member.PcpChangeProblem === null && !isOpen;
  return (
    <Stack spacing={1} role="group" aria-label={`PCP of ${name}`}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'flex-end', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" color="textSecondary" component="div">
            Primary care provider
          </Typography>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {member.PrimaryCareProviderName ?? member.PrimaryCareProviderId ?? 'None'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {pcpLine(member, change)}
          </Typography>
        </Box>
        {canChange && (
          <Button variant="outlined" aria-label={`Change PCP of ${name}`} onClick={() => onEdit(null)}>
            Change PCP
          </Button>
        )}
      </Stack>
      <Box role="status">
        {change && <ChangeNote change={change} onAgain={canChange ? () => onEdit(change) : null} />}
      </Box>
      {member.IsActive && member.PcpChangeProblem !== null && (
        <Typography variant="body2" color="textSecondary">
          {member.PcpChangeProblem}
        </Typography>
      )}
    </Stack>
  );
}

/** "Provider ID 1234567890, existing patient, from 12/1/2026 on; until then Dexter Elkhart" */
function pcpLine(member: ContractMemberDetail, change: PcpChangeDetail | null): string {
  const isComing =
    change?.Status === 'Changed' &&
    change.ProviderId === member.PrimaryCareProviderId &&
    change.EffectiveDate > today();
  const until = isComing && change.PreviousProviderName ? `; until then ${change.PreviousProviderName}` : '';
  return [
    member.PrimaryCareProviderName && `Provider ID ${member.PrimaryCareProviderId}`,
    member.PrimaryCareProviderExistingPatient && 'existing patient',
    isComing && `from ${formatDay(change.EffectiveDate)} on${until}`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface ChangeNoteProps {
  change: PcpChangeDetail;
  onAgain: (() => void) | null;
}

/** Nothing about a change that is done. */
function ChangeNote({ change, onAgain }: ChangeNoteProps) {
  const { Status, ProviderName, EffectiveDate, Reason } = change;
  if (Status === 'Changed') {
    return null;
  }
  if (Status === 'Requested') {
    return (
      <Alert severity="info" role="presentation">
        {`Requested ${ProviderName} from ${formatDay(EffectiveDate)} on. Waiting for the carrier; this page shows the answer.`}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      role="presentation"
      action={
        onAgain && (
          <Button color="inherit" size="small" onClick={onAgain}>
            Try again
          </Button>
        )
      }
    >
      {`The PCP was not changed to ${ProviderName}. ${Reason}`}
    </Alert>
  );
}
