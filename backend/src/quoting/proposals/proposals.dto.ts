import {
  PROPOSAL_HISTORY,
  PROPOSAL_OPTION,
  PROPOSAL_QUERY,
  PROPOSAL_SENT,
  type ProposalOption,
  type ProposalPart,
} from '#shared/proposals/proposal.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class ProposalQuery extends bodyOf(PROPOSAL_QUERY) {}
export class ProposalSent extends bodyOf(PROPOSAL_SENT) {}
export class ProposalOptionAnswer extends answerOf(PROPOSAL_OPTION) {}
export class ProposalHistoryAnswer extends answerOf(PROPOSAL_HISTORY) {}

export const chosenParts = (query: ProposalQuery, offered: readonly ProposalOption[]): ProposalPart[] =>
  offered
    .filter(({ name, selected }) => (query[name] === null ? selected : query[name] === 'true'))
    .map(({ name }) => name);
