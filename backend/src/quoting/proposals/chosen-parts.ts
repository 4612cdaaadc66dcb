import { PROPOSAL_QUERY, type ProposalOption, type ProposalPart } from '#shared/proposals/proposal.record';
import type { Wire } from '#shared/records/field';

export const chosenParts = (query: Wire<typeof PROPOSAL_QUERY>, offered: readonly ProposalOption[]): ProposalPart[] =>
  offered
    .filter(({ name, selected }) => (query[name] === null ? selected : query[name] === 'true'))
    .map(({ name }) => name);
