import { Injectable } from '@nestjs/common';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { SummaryOfBenefitsCheck } from '#shared/plans/selection.record';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { benefitsSummaryPath } from '#shared/plans/plans.calls';
import { Clock } from '../../platform/clock.ts';
import { letter } from '../../platform/documents/pdf/pdf-kit.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { paperIn } from '../../platform/printing/paper-in-spanish.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { customerName } from '../quotes/customer-name.ts';
import { Quotes, type AnyQuote } from '../quotes/quotes.repository.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { benefitsSummary, benefitsSummaryPages, type SummarisedPlan } from './benefits-summary-pages.ts';

/** Our wording: the specification names the check and the document, not their text. */
export const NO_SUMMARY_OF_QUOTE =
  'There is no summary of benefits and coverage yet: no medical plan with loaded benefits is selected.';
export const NO_SUMMARY_OF_PLAN = 'There is no summary of benefits and coverage of this plan.';

/** Summaries of benefits and coverage: for every selected medical plan of a quote, or for one plan offered to it. */
@Injectable()
export class BenefitsSummaryService {
  constructor(
    private readonly quotes: Quotes,
    private readonly selectedPlans: SelectedPlansService,
    private readonly offeredPlans: OfferedPlansService,
    private readonly clock: Clock,
  ) {}

  /** @param planId null = the quote's selected plans */
  async check(user: SessionUser, quoteId: number, planId: number | null): Promise<SummaryOfBenefitsCheck> {
    const quote = await this.quotes.find(user, quoteId);
    const plans = await this.summarised(user, quote, planId);
    const isAvailable = plans.length > 0;
    return {
      IsAvailable: isAvailable,
      SBCDocumentsLink: isAvailable ? benefitsSummaryPath(quoteId, planId) : null,
      PlanIds: plans.map(({ plan }) => plan.PlanId),
      Message: isAvailable ? '' : noSummary(planId),
    };
  }

  /** @throws NOT_FOUND when there is none */
  async make(
    user: SessionUser,
    quoteId: number,
    { planId, language }: { planId: number | null; language: PaperLanguage },
  ): Promise<FileAnswer> {
    const quote = await this.quotes.find(user, quoteId);
    const plans = await this.summarised(user, quote, planId);
    const [first] = plans;
    if (!first) {
      throw new AppError('NOT_FOUND', noSummary(planId));
    }
    const customer = customerName(quote);
    const paper = benefitsSummaryTemplate({ customer, madeOn: this.clock.today(), plans });
    const subject = planId === null ? customer : first.plan.PlanDisplayName;
    return {
      fileName: `Summary of benefits and coverage ${subject} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body: await renderPdf(paperIn(language, paper)),
      inline: true,
    };
  }

  private async summarised(user: SessionUser, quote: AnyQuote, planId: number | null): Promise<SummarisedPlan[]> {
    const { effectiveDate } = quote;
    if (planId !== null) {
      const { Plan, Benefits } = await this.offeredPlans.findBenefits(user, quote.id, planId);
      return withBenefits([{ plan: Plan, benefits: Benefits, effectiveDate }]);
    }
    const { Plans } = await this.selectedPlans.findSelected(user, quote);
    const benefitsOf = await this.offeredPlans.mapBenefits(Plans);
    return withBenefits(Plans.map((plan) => ({ plan, benefits: benefitsOf.get(plan.PlanId) ?? [], effectiveDate })));
  }
}

/** Dental and vision plans have no such summary, and a plan without loaded benefits gets none. */
const withBenefits = (plans: SummarisedPlan[]): SummarisedPlan[] =>
  plans.filter(({ plan, benefits }) => plan.IsMedical && benefits.length > 0);

const noSummary = (planId: number | null): string => (planId === null ? NO_SUMMARY_OF_QUOTE : NO_SUMMARY_OF_PLAN);

interface SummaryDocument {
  customer: string;
  madeOn: IsoDate;
  plans: readonly SummarisedPlan[];
}

/** The summaries of these plans as one document, each starting on a new page. */
const benefitsSummaryTemplate = ({ customer, madeOn, plans }: SummaryDocument): TDocumentDefinitions =>
  letter(
    { title: `Summary of benefits and coverage for ${customer}`, footer: `${customer} · ${formatDay(madeOn)}` },
    plans.map((plan, index) => (index === 0 ? benefitsSummary(plan) : benefitsSummaryPages(plan))),
  );
