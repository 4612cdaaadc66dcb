import { Injectable } from '@nestjs/common';
import type { Rules } from '#shared/business-rules/rules';
import { tobaccoRatesText } from '#shared/census/tobacco';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { carriesDisclaimer } from '#shared/proposals/proposal-parts';
import type { ProposalFigures } from '#shared/proposals/proposal-figures.record';
import type { PaperLanguage } from '#shared/languages/paper.words';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import { Clock } from '../../../platform/clock.ts';
import { Env } from '../../../platform/config/env.ts';
import { drawingThreads } from '../../../platform/documents/pdf/drawing-threads.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type SenderLogos, SenderService } from '../../../platform/logos/sender.service.ts';
import type { Agent } from '../../../platform/people/agent.table.ts';
import type { BoundedThreads } from '../../../platform/threads/bounded-threads.ts';
import { ContributionsService } from '../../contributions/contributions.service.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import { OfferedPlansService } from '../../plan-selection/offered-plans.service.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import { addressLines } from '../../quotes/customer-name.ts';
import { type GroupQuote, Quotes } from '../../quotes/quotes.repository.ts';
import { summariseCensus } from '../content/census-summary.ts';
import { households } from '../content/households.ts';
import type { Employer, ProposalContent } from '../content/proposal-content.ts';
import { proposalFigures } from '../content/proposal-figures.ts';
import { proposalTemplate } from './proposal-template.ts';

/** The proposal of a quote as a PDF: collected, then drawn. */
interface Given {
  parts: readonly ProposalPart[];
  language: PaperLanguage;
  rules: Rules;
}

@Injectable()
export class ProposalDrawingService {
  private readonly threads: BoundedThreads<ProposalContent, Uint8Array>;

  constructor(
    { printTimeoutMs }: Env,
    private readonly quotes: Quotes,
    private readonly sender: SenderService,
    private readonly selection: SelectionRepository,
    private readonly offeredPlans: OfferedPlansService,
    private readonly census: CensusRepository,
    private readonly contributions: ContributionsService,
    private readonly clock: Clock,
  ) {
    this.threads = drawingThreads('proposal', 'quoting/proposals/pdf/proposal-worker', printTimeoutMs);
  }

  /** In a worker thread if it shows pictures, which are bytes of users. Errors: those of BoundedThreads. */
  async draw(
    user: SessionUser,
    quote: GroupQuote,
    { plans, ...given }: Given & { plans: SelectedPlan[] },
  ): Promise<{ body: Buffer; figures: ProposalFigures }> {
    const content = await this.compose(quote, plans, given);
    const hasPictures = content.sender.agencyLogo || content.sender.carrierLogo;
    const body = hasPictures
      ? Buffer.from(await this.threads.run(user.id, content))
      : await renderPdf(proposalTemplate(content));
    return { body, figures: proposalFigures(content) };
  }

  /** Who sends a proposal, and the logos that it shows. For a quote that was found for its user, or by its link. */
  async findSender(quoteId: number): Promise<SenderLogos & { agents: Agent[] }> {
    const agents = await this.quotes.listAgents(quoteId);
    return { agents, ...(await this.sender.findLogos(agents)) };
  }

  private async compose(
    quote: GroupQuote,
    plans: SelectedPlan[],
    { parts, language, rules }: Given,
  ): Promise<ProposalContent> {
    const members = await this.selection.listMembers(quote.id);
    const ids = plans.map(({ PlanId }) => PlanId);
    const rates = await Promise.all(ids.map((id) => this.offeredPlans.explainRates(quote, members, id)));
    return {
      language,
      groupName: quote.group.name,
      groupAddress: addressLines(quote.group),
      quoteName: quote.name,
      quoteId: quote.id,
      effectiveDate: quote.effectiveDate,
      madeOn: this.clock.today(),
      rateArea: quote.group.rateArea,
      sender: await this.sender.compose(await this.quotes.listAgents(quote.id)),
      census: summariseCensus(members, quote.effectiveDate),
      plans,
      contributions: await this.contributions.apply(quote.id, plans),
      benefits: await this.offeredPlans.mapBenefits(plans),
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
