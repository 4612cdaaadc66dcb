import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { Clock } from '../clock.ts';
import { bumpCacheVersion } from '../database/cache-versions.ts';
import { Transactions } from '../database/transactions.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import type { BusinessRule } from './business-rule.table.ts';
import { BusinessRulesRepository } from './business-rules.repository.ts';
import { CheckBusinessRuleService, type CheckedVersion } from './check-business-rule.service.ts';
import { RulesService } from './rules.service.ts';

/** The column of each editable field. */
const COLUMN_OF = {
  Value: 'value',
  Description: 'description',
  EffectiveDate: 'effectiveDate',
  TermDate: 'termDate',
  QuoteEffectiveStartDate: 'quoteEffectiveStartDate',
  QuoteEffectiveEndDate: 'quoteEffectiveEndDate',
} as const;

@Injectable()
export class SaveBusinessRuleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: BusinessRulesRepository,
    private readonly checkRule: CheckBusinessRuleService,
    private readonly rules: RulesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a rule, or a version that replaces the one named by `Id`; stored rows are never changed. Without a difference, no version is
   * added.
   *
   * @throws the errors of CheckBusinessRuleService
   */
  async save(user: SessionUser, request: BusinessRuleRequest): Promise<BusinessRule> {
    const saved = await this.transactions.run((tx) => this.saveIn(tx, user, request));
    this.forgetRules();
    return saved;
  }

  /** Same within a transaction; call `forgetRules` after its commit. */
  async saveIn(tx: EntityManager, user: SessionUser, request: BusinessRuleRequest): Promise<BusinessRule> {
    // Comes first: writers of rules queue at this row, so each sees the changes of the previous one.
    await bumpCacheVersion(tx, 'business-rules');
    const { version, replaced } = await this.checkRule.check(user, request, tx);
    const fields = changedFields(replaced, version);
    if (replaced && fields.length === 0) {
      return replaced;
    }
    const written = { createdAt: this.clock.now(), createdBy: user.username };
    const row = await this.repository.insert({ ...version, ...written }, tx);
    const action = replaced ? 'change-business-rule' : 'add-business-rule';
    await this.audit.record(tx, { user, action, subject: 'business-rule', subjectId: row.id, fields });
    return row;
  }

  forgetRules(): void {
    this.rules.forget();
  }
}

function changedFields(before: BusinessRule | null, after: CheckedVersion): string[] {
  const fields = Object.entries(COLUMN_OF);
  return fields.filter(([, column]) => before?.[column] !== after[column]).map(([field]) => field);
}
