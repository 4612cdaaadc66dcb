import { Injectable } from '@nestjs/common';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import type { Plan } from '#shared/plans/plan.record';
import { compareChoiceProblem, notACurrentPlan } from '#shared/plans/compare-choice';
import { Clock } from '../../platform/clock.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { customerName } from '../quotes/customer-name.ts';
import { Quotes, type AnyQuote } from '../quotes/quotes.repository.ts';
import { RenewalPlansService } from '../renewal-plans/renewal-plans.service.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { HouseholdCostsService } from './household-costs.service.ts';
import { comparisonTemplate } from './pdf/comparison-template.ts';

/** Compares plans offered to a quote side by side, as a PDF. */
@Injectable()
export class ComparePlansService {
  constructor(
    private readonly quotes: Quotes,
    private readonly offeredPlans: OfferedPlansService,
    private readonly householdCosts: HouseholdCostsService,
    private readonly renewalPlans: RenewalPlansService,
    private readonly clock: Clock,
  ) {}

  /** @throws RULE_BROKEN for none or more than three medical plans, a plan that is not offered, or one wrongly named as current */
  async make(user: SessionUser, quoteId: number, request: PlanComparisonRequest): Promise<FileAnswer> {
    const quote = await this.quotes.find(user, quoteId);
    const problem = compareChoiceProblem(new Set(request.planIds).size);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { planIds: [problem] });
    }
    const offered = await this.offeredPlans.listPriced(user, quote);
    const medical = pick(offered, request.planIds, 'planIds');
    if (request.currentPlanProvided) {
      await this.checkCurrentPlan(quote, medical[0]!);
    }
    const dental = pick(offered, request.dentalPlanIds, 'dentalPlanIds');
    const vision = pick(offered, request.visionPlanIds, 'visionPlanIds');
    const content = {
      of: ownerOf(quote),
      quoteName: quote.name,
      effectiveDate: quote.effectiveDate,
      madeOn: this.clock.today(),
      sections: [medical, dental, vision].filter((plans) => plans.length > 0),
      benefits: await this.offeredPlans.mapBenefits([...medical, ...dental, ...vision]),
      request,
      household: await this.householdCosts.find(quote, request),
    };
    return {
      fileName: `Plan comparison ${ownerOf(quote).name} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body: await renderPdf(comparisonTemplate(content)),
    };
  }

  private async checkCurrentPlan(quote: AnyQuote, { HiosPlanId, PlanDisplayName }: Plan): Promise<void> {
    const inForce = await this.renewalPlans.listFiledIdsInForce(quote);
    if (!inForce.has(HiosPlanId)) {
      const message = notACurrentPlan(PlanDisplayName, quote.groupId === null ? 'household' : 'group');
      throw new AppError('RULE_BROKEN', message, { currentPlanProvided: [message] });
    }
  }
}

/** Whom the comparison is for. */
const ownerOf = (quote: AnyQuote): { name: string; isHousehold: boolean } => ({
  name: customerName(quote),
  isHousehold: quote.groupId === null,
});

const IS_OF: Record<'planIds' | 'dentalPlanIds' | 'visionPlanIds', (plan: Plan) => boolean> = {
  planIds: ({ IsMedical }) => IsMedical,
  dentalPlanIds: ({ IsDental }) => IsDental,
  visionPlanIds: ({ IsVision }) => IsVision,
};

/** In request order, without duplicates. */
function pick(offered: readonly Plan[], ids: readonly number[] | null | undefined, field: keyof typeof IS_OF): Plan[] {
  return [...new Set(ids ?? [])].map((id) => {
    const plan = offered.find(({ PlanId }) => PlanId === id);
    if (!plan || !IS_OF[field](plan)) {
      const message = `Plan ${id} is not offered to this quote.`;
      throw new AppError('RULE_BROKEN', message, { [field]: [message] });
    }
    return plan;
  });
}
