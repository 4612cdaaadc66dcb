import { Injectable } from '@nestjs/common';
import type { SelectedPlan } from '#shared/plans/plan.record';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import type { Rules } from '#shared/business-rules/rules';
import { formatZip } from '#shared/formats/zip';
import { carriesDisclaimer } from '#shared/proposals/printed-texts';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { toAgentResponse } from '../../../platform/people/agent-response.ts';
import { Clock } from '../../../platform/clock.ts';
import { ContributionsService } from '../../contributions/contributions.service.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import type { BillingAddress } from '../../groups/group.table.ts';
import { PlanBreakdownsService } from '../../plan-selection/plan-breakdowns.service.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { summariseCensus } from './census-summary.ts';
import { tobaccoRatesText } from '#shared/census/tobacco';
import { households } from './households.ts';
import { ProposalSenderService } from './proposal-sender.service.ts';
import type { Employer, ProposalContent } from './proposal-content.ts';

/** Collects the content of a proposal. */
@Injectable()
export class ComposeProposalService {
  constructor(
    private readonly sender: ProposalSenderService,
    private readonly selection: SelectionRepository,
    private readonly breakdowns: PlanBreakdownsService,
    private readonly census: CensusRepository,
    private readonly contributions: ContributionsService,
    private readonly clock: Clock,
  ) {}

  async compose(
    quote: GroupQuote,
    plans: SelectedPlan[],
    { parts, rules }: { parts: readonly ProposalPart[]; rules: Rules },
  ): Promise<ProposalContent> {
    const { agents, agencyLogo, carrierLogo } = await this.sender.find(quote.id);
    const members = await this.selection.listMembers(quote.id);
    const ids = plans.map(({ PlanId }) => PlanId);
    const rates = await Promise.all(ids.map((id) => this.breakdowns.explainRates(quote, members, id)));
    return {
      groupName: quote.group.name,
      groupAddress: addressLines(quote.group),
      quoteName: quote.name,
      quoteId: quote.id,
      effectiveDate: quote.effectiveDate,
      madeOn: this.clock.today(),
      rateArea: quote.group.rateArea,
      agents: agents.map(toAgentResponse),
      agencyLogo: agencyLogo && (await this.sender.read(agencyLogo)),
      carrierLogo: carrierLogo && (await this.sender.read(carrierLogo)),
      census: summariseCensus(members, quote.effectiveDate),
      plans,
      contributions: await this.contributions.apply(quote.id, plans),
      benefits: await this.breakdowns.mapBenefits(plans),
      rateGrids: new Map(rates.map(({ PlanId, RateGrid }) => [PlanId, RateGrid])),
      parts: new Set(parts),
      tobaccoText: tobaccoRatesText(rules),
      showDisclaimer: carriesDisclaimer(quote.effectiveDate, rules),
      minimumEmployees: rules.MinNumberEmployeesInSmallGroup,
      salesPhone: rules.SmallGroupSalesPhoneNum,
      employer: employerOf(quote),
      households: households(await this.census.listOf(quote)),
      mostEmployees: rules.MaxNumberEmployeesInSmallGroup,
    };
  }
}

const addressLines = ({ addressLine1, addressLine2, city, stateCode, postalCode }: BillingAddress): string[] => [
  addressLine1,
  ...(addressLine2 ? [addressLine2] : []),
  `${city}, ${stateCode} ${formatZip(postalCode)}`,
];

const employerOf = ({ group, renewalDate }: GroupQuote): Employer => ({
  enterpriseId: shownGroupNumber(group.groupEnterpriseId) || null,
  taxId: group.taxId,
  sicCode: group.sicCode,
  phone: group.phoneNumber,
  email: group.email,
  county: group.county,
  billingAddress: group.billingAddress && addressLines(group.billingAddress),
  isReligious: group.religiousFlag,
  eligibleEmployees: group.totalEligibleEmployees,
  renewalDate: renewalDate ?? group.renewalDate,
});
