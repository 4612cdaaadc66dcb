import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { contributionProblems } from '#shared/contributions/contribution-problems';
import type { Contribution as ContributionTerms } from '#shared/contributions/contribution.record';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Contribution } from './contribution.table.ts';
import { toContributionColumns } from './contributions-answers.ts';
import { ContributionsRepository } from './contributions.repository.ts';
import { plansOf } from './contributions.service.ts';

/** Saves the employer's contribution to one kind of coverage. */
@Injectable()
export class SaveContributionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly selectedPlans: SelectedPlansService,
    private readonly contributions: ContributionsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, RULE_BROKEN with the invalid fields, STALE_VERSION */
  save(user: SessionUser, quoteId: number, request: ContributionTerms): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      await this.assertSound(tx, user, quote, request);
      await this.write(tx, quoteId, request);
      await this.audit.record(tx, {
        user,
        action: 'save-contribution',
        subject: 'quote',
        subjectId: quoteId,
        fields: [request.Coverage],
      });
    });
  }

  private async assertSound(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    request: ContributionTerms,
  ): Promise<void> {
    const { Plans } = await this.selectedPlans.findSelected(user, quote, tx);
    const planIds = plansOf(Plans, request.Coverage).map(({ PlanId }) => PlanId);
    const problems = contributionProblems(request, planIds);
    const [first] = Object.values(problems).flat();
    if (first) {
      throw new AppError('RULE_BROKEN', first, problems);
    }
  }

  /** The quote's row is locked, so the second of two first saves finds the row of the other. */
  private async write(tx: EntityManager, quoteId: number, request: ContributionTerms): Promise<void> {
    const columns = { ...toContributionColumns(request), modifiedAt: this.clock.now() };
    const stored = await this.contributions.find(tx, quoteId, request.Coverage);
    if (stored) {
      await guardedUpdate(tx, Contribution, { id: stored.id, version: request.Version }, columns);
    } else if (request.Version === 0) {
      await tx.save(Contribution, { ...columns, quoteId, coverage: request.Coverage });
    } else {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
  }
}
