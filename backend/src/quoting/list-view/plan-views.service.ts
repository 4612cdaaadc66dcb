import { Injectable } from '@nestjs/common';
import { planListFiltersProblem, type PlanListView } from '#shared/plans/selection.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { PlanViewsRepository } from './plan-views.repository.ts';

export const USUAL_VIEW: PlanListView = { Order: 'premium', Filters: [] };

/** The sort order and filters of a quote's plan list, for the next user who opens it. */
@Injectable()
export class PlanViewsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly plans: PlansRepository,
    private readonly views: PlanViewsRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async find(user: SessionUser, quoteId: number): Promise<PlanListView> {
    await this.quotes.find(user, quoteId);
    return (await this.views.find(quoteId)) ?? USUAL_VIEW;
  }

  /** @throws RULE_BROKEN for an unknown filter value */
  async keep(user: SessionUser, quoteId: number, view: PlanListView): Promise<PlanListView> {
    const terms = termsOfQuote(await this.quotes.find(user, quoteId));
    const offered = await this.plans.listOffered(terms);
    const suites = [...new Set(offered.flatMap(({ suiteName }) => suiteName ?? []))];
    const problem = planListFiltersProblem(view.Filters, { market: terms.market, suites });
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Filters: [problem] });
    }
    await this.transactions.run(async (tx) => {
      await this.views.keep(tx, quoteId, view);
      await this.audit.record(tx, { user, action: 'keep-plan-view', subject: 'quote', subjectId: quoteId });
    });
    return view;
  }
}
