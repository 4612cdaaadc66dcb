import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import { Stack } from '@mui/material';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { fullName } from './contract-texts.ts';

const LOOKS = {
  Active: ['success', CheckCircleIcon],
  Inactive: ['secondary', PauseCircleIcon],
  Void: ['error', BlockIcon],
} satisfies Record<string, Look>;

/** Below the heading: number, standing, and whose contract it is. */
export function ContractSubtitle({ contract: { Contract } }: { contract: ContractDetail }) {
  const standing = Contract.IsVoid ? 'Void' : Contract.IsActive ? 'Active' : 'Inactive';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <span>Contract {Contract.ContractId}</span>
      <ToneChip size="small" look={LOOKS[standing]} label={standing} />
      <span>
        Agent {fullName(Contract.Agent.Name)} ({Contract.Agent.SrcAgentId})
      </span>
    </Stack>
  );
}
