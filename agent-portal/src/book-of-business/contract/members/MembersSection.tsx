import { Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type {
  ContractDetail,
  ContractMemberDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { formatDay } from '#shared/formats/auto-date';
import { OutcomeDialog } from '../../../components/OutcomeDialog.tsx';
import { OverviewSection } from '../../../components/OverviewSection.tsx';
import { memberNamed, newestChanges } from '../contract-texts.ts';
import { MemberCard } from './MemberCard.tsx';
import { PcpDialog } from './PcpDialog.tsx';
import { useConfirmedChange } from './use-confirmed-change.ts';

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
