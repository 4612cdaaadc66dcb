import { Injectable } from '@nestjs/common';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import type { Plan } from '#shared/plans/plan.record';
import { compareChoiceProblem, notACurrentPlan } from '#shared/plans/compare-choice';
import { selectionLock } from '#shared/plans/selection-lock';
import { Clock } from '../../platform/clock.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { RenewalPlansService } from '../renewal-plans/renewal-plans.service.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { PlanBreakdownsService } from '../plan-selection/plan-breakdowns.service.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { comparisonTemplate } from './pdf/comparison-template.ts';

/** Compares plans offered to a quote side by side, as a PDF. */
@Injectable()
export class ComparePlansService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly offeredPlans: OfferedPlansService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly breakdowns: PlanBreakdownsService,
    private readonly renewalPlans: RenewalPlansService,
    private readonly clock: Clock,
  ) {}

  /** @throws RULE_BROKEN for none or more than three medical plans, a plan that is not offered, or one wrongly named as current */
  async make(user: SessionUser, quoteId: number, request: PlanComparisonRequest): Promise<FileAnswer> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const problem = compareChoiceProblem(new Set(request.planIds).size);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { planIds: [problem] });
    }
    const offered = await this.plansWithPrices(user, quote);
    const medical = pick(offered, request.planIds, 'planIds');
    if (request.currentPlanProvided) {
      await this.checkCurrentPlan(quote, medical[0]!);
    }
    const dental = pick(offered, request.dentalPlanIds, 'dentalPlanIds');
    const vision = pick(offered, request.visionPlanIds, 'visionPlanIds');
    const ids = [...medical, ...dental, ...vision].map(({ PlanId }) => PlanId);
    const content = {
      groupName: quote.group.name,
      quoteName: quote.name,
      effectiveDate: quote.effectiveDate,
      madeOn: this.clock.today(),
      sections: [medical, dental, vision].filter((plans) => plans.length > 0),
      benefits: await this.breakdowns.mapBenefits(ids),
      request,
    };
    return {
      fileName: `Plan comparison ${quote.group.name} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body: await renderPdf(comparisonTemplate(content)),
    };
  }

  private async checkCurrentPlan(quote: GroupQuote, { HiosPlanId, PlanDisplayName }: Plan): Promise<void> {
    const inForce = await this.renewalPlans.listFiledIdsInForce(quote);
    if (!inForce.has(HiosPlanId)) {
      const message = notACurrentPlan(PlanDisplayName);
      throw new AppError('RULE_BROKEN', message, { currentPlanProvided: [message] });
    }
  }

  /** At today's prices while plans can be selected, later at the prices quoted. */
  private async plansWithPrices(user: SessionUser, quote: GroupQuote): Promise<Plan[]> {
    const offered = await this.offeredPlans.list(quote);
    if (selectionLock(quote.status) === null) {
      return offered;
    }
    const { Plans } = await this.selectedPlans.findSelected(user, quote);
    const given = new Map(Plans.map((plan) => [plan.PlanId, plan]));
    return offered.map((plan) => given.get(plan.PlanId) ?? plan);
  }
}

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
