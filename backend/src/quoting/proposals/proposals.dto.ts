import { IsIn, IsOptional } from 'class-validator';
import type { MarkProposalSentRequest, ProposalOption, ProposalPart } from '#shared/contract/proposals';

const BOOLEAN = ['true', 'false'];

const Switch = (): PropertyDecorator => (target, name) => {
  IsOptional()(target, name);
  IsIn(BOOLEAN)(target, name as string);
};

/** One switch a part; a part that is not named is in when it is selected to begin with. */
export class ProposalQuery implements Partial<Record<ProposalPart, string>> {
  @Switch() RateGrid?: string;
  @Switch() SBC?: string;
  @Switch() BenefitSummary?: string;
  @Switch() CensusSummary?: string;
  @Switch() ParticipationRules?: string;
  @Switch() EnrollmentForm?: string;
  @Switch() WaiverForm?: string;
  @Switch() NewBusinessApplication?: string;
  @Switch() GroupAgreement?: string;
  @Switch() W9?: string;
  @Switch() RenewalDecision?: string;

  /** The specification's client sends it; every browser gets the same file. */
  @Switch() isOldBrowser?: string;
}

/** Shape only. */
export class MarkProposalSentDto implements MarkProposalSentRequest {
  @IsIn(['Download', 'Marked'])
  How: MarkProposalSentRequest['How'];
}

export const chosenParts = (query: ProposalQuery, offered: readonly ProposalOption[]): ProposalPart[] =>
  offered
    .filter(({ name, selected }) => (query[name] === undefined ? selected : query[name] === 'true'))
    .map(({ name }) => name);
