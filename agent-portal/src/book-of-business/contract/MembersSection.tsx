import InactiveIcon from '@mui/icons-material/RemoveCircleOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type {
  ContractDetail,
  ContractMemberDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { formatDay } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';
import { ToneChip } from '#web/status/ToneChip';
import { FactList } from '../../components/FactList.tsx';
import { OutcomeDialog } from '../../components/OutcomeDialog.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import {
  fullName,
  homeAddress,
  mailingZip,
  memberNamed,
  newestChanges,
  phoneText,
  relationshipLabel,
} from './contract-texts.ts';
import { PcpDialog } from './PcpDialog.tsx';

interface Editing {
  member: ContractMemberDetail;
  /** What is tried again. */
  again: PcpChangeDetail | null;
}

/** The subscriber and the dependents, each with their PCP. */
export function MembersSection({ contract }: { contract: ContractDetail }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { confirmed, close } = useConfirmedChange(contract.PcpChanges);
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = newestChanges(contract);
  const closeConfirmed = () => {
    close();
    heading.current?.focus();
  };
  return (
    <OverviewSection title="Members" flush headingRef={heading}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {contract.Members.map((member, at) => (
          <MemberCard
            key={member.EnterpriseId ?? at}
            contract={contract}
            member={member}
            change={changes.get(member.EnterpriseId ?? '') ?? null}
            onEdit={(again) => setEditing({ member, again })}
          />
        ))}
      </Stack>
      {editing && <PcpDialog {...editing} contract={contract} onClose={() => setEditing(null)} />}
      {confirmed && !editing && (
        <OutcomeDialog title="PCP changed" onClose={closeConfirmed}>
          <Typography>
            {`The carrier has confirmed ${confirmed.ProviderName} as the PCP of ${memberNamed(contract, confirmed)} from ${formatDay(confirmed.EffectiveDate)} on.`}
          </Typography>
        </OutcomeDialog>
      )}
    </OverviewSection>
  );
}

/** The change that the carrier has confirmed since the page opened; one at a time, until it is closed. */
function useConfirmedChange(changes: readonly PcpChangeDetail[]) {
  const [confirmed, setConfirmed] = useState<PcpChangeDetail | null>(null);
  const known = useRef(new Set(changes.filter(isConfirmed).map(({ Id }) => Id)));
  useEffect(() => {
    const news = changes.filter((change) => isConfirmed(change) && !known.current.has(change.Id));
    news.forEach(({ Id }) => known.current.add(Id));
    if (news[0]) {
      setConfirmed(news[0]);
    }
  }, [changes]);
  return { confirmed, close: () => setConfirmed(null) };
}

const isConfirmed = ({ Status }: PcpChangeDetail): boolean => Status === 'Changed';

interface MemberCardProps extends MemberPcpProps {
  contract: ContractDetail;
}

/** A person on the contract. */
function MemberCard(props: MemberCardProps) {
  const { contract, member } = props;
  const facts = [
    ['Date of birth', formatDay(member.DateOfBirth)],
    ['Phone', phoneText(member)],
    [
      member.IsSubscriber ? 'Home address' : 'Home ZIP',
      <Lines key="home" lines={homeAddress(member, contract.Contract)} />,
    ],
    ['Mailing ZIP', mailingZip(member)],
    ['Covered since', formatDay(member.EffectiveDate)],
  ] as const;
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack spacing={1.5}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {fullName(member.Name)}
          </Typography>
          <Typography color="textSecondary">{relationshipLabel(member)}</Typography>
          {!member.IsActive && <ToneChip look={['secondary', InactiveIcon]} label="Inactive" />}
        </Stack>
        <FactList facts={facts.filter(([, value]) => value !== '')} />
        <MemberPcp {...props} />
      </Stack>
    </Box>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
);

interface MemberPcpProps {
  member: ContractMemberDetail;
  /** The last change of the PCP. */
  change: PcpChangeDetail | null;
  /** Opens the dialog; with what is tried again. */
  onEdit: (again: PcpChangeDetail | null) => void;
}

/** A member's PCP, what becomes of a change, and the button for another one where it is offered. */
function MemberPcp({ member, change, onEdit }: MemberPcpProps) {
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
