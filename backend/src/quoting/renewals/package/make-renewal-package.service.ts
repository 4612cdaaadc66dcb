import { Injectable } from '@nestjs/common';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/olfo-groups';
import { PROPOSAL_KIND_LABELS } from '#shared/proposals/proposal-kind';
import { renewalDecisionDay } from '#shared/renewals/renewal-deadline';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { toAgentResponse } from '../../../platform/people/agent-response.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ProposalsService } from '../../proposals/proposals.service.ts';
import type { ProposalAnswer } from '../../proposals/proposal-answers.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { CurrentAndSuggestedPlansService } from '../current-and-suggested-plans.service.ts';
import { ExplainPremiumChangeService } from '../explain-premium-change.service.ts';
import { renewalPackageTemplate } from './renewal-package-template.ts';

/** Makes and stores the document that an agent takes to a renewing group. Spec 001 section 2, "view the renewal package for a quote". */
@Injectable()
export class MakeRenewalPackageService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly currentPlans: CurrentAndSuggestedPlansService,
    private readonly premiumChange: ExplainPremiumChangeService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
    private readonly proposals: ProposalsService,
  ) {}

  /**
   * The PDF is rendered before anything is written, so a failure leaves nothing behind.
   * @throws RULE_BROKEN for an OLFO group's agent, and for a quote that renews nothing in the system
   */
  async make(user: SessionUser, quoteId: number): Promise<ProposalAnswer> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const { group } = quote;
    if (group.isRenewOlfo && !user.isInternal) {
      throw new AppError('RULE_BROKEN', NO_PROPOSAL_FOR_OLFO);
    }
    const change = await this.premiumChange.explain(user, quoteId);
    const { Validity, MixedAcaNote } = await this.currentPlans.find(user, quoteId);
    const agents = await this.quotes.listAgents(quoteId);
    const rules = await this.rules.inForce(quote.effectiveDate);
    const body = await renderPdf(
      renewalPackageTemplate({
        groupName: group.name,
        groupAddress: [group.addressLine1, `${group.city}, ${group.stateCode} ${group.postalCode}`],
        enterpriseId: shownGroupNumber(group.groupEnterpriseId) || null,
        renewalDate: quote.effectiveDate,
        decideBy: renewalDecisionDay(quote.effectiveDate),
        madeOn: this.clock.today(),
        agents: agents.map(toAgentResponse),
        validity: Validity,
        change,
        mixedAcaNote: MixedAcaNote,
        salesPhone: rules.SmallGroupSalesPhoneNum,
      }),
    );
    const file = {
      fileName: `${PROPOSAL_KIND_LABELS.RenewalPackage} ${group.name} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body,
    };
    const proposalId = await this.proposals.note(user, quote, { kind: 'RenewalPackage', parts: [], file });
    return { proposalId, file };
  }
}
