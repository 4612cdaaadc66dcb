import { PROPOSAL_PARTS, type ProposalPart, type ProposalRecord } from '#shared/proposals/proposal.record';
import { proposalPartLabel } from '#shared/proposals/proposal-parts';
import type { Proposal } from '../proposal.table.ts';

/** A proposal in its API form, without its history; pass it with its document and author. */
export const toProposalRecord = (proposal: Proposal): Omit<ProposalRecord, 'Sendings' | 'Shares'> => ({
  Id: proposal.id,
  Kind: proposal.kind,
  MadeAt: proposal.madeAt.toISOString(),
  MadeBy: proposal.madeBy?.fullName ?? '',
  EffectiveDate: proposal.effectiveDate,
  FileName: proposal.fileName,
  Parts: proposal.parts.split(',').filter(isPart).map(proposalPartLabel),
  Size: proposal.document?.sizeBytes ?? null,
  Sha256: proposal.sha256,
});

/** A part of an older release may no longer exist. */
const isPart = (name: string): name is ProposalPart => (PROPOSAL_PARTS as readonly string[]).includes(name);
