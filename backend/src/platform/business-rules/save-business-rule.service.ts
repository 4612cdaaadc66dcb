import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { isRoleListKey, permissionOfList, roleListProblem } from '#shared/business-rules/internal-roles';
import { isRuleKey, RULE_CATALOGUE, type RuleKey } from '#shared/business-rules/rule-catalogue';
import { storedValue, valueProblem } from '#shared/business-rules/rule-value';
import { overlapProblem, windowProblem } from '#shared/business-rules/rule-windows';
import { Clock } from '../clock.ts';
import { bumpCacheVersion } from '../database/cache-versions.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../database/guarded-update.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import type { BusinessRule, NewBusinessRule } from './business-rule.table.ts';
import { BusinessRulesRepository } from './business-rules.repository.ts';
import { RulesService } from './rules.service.ts';

export const KEY_CHANGED = 'The key and the source of a rule cannot be changed. Add a new rule instead.';
export const unknownKey = (key: string) => `${key} is not a rule that this program reads.`;
export const wrongSource = (key: string) =>
  `${key} belongs to the ${isRuleKey(key) && RULE_CATALOGUE[key].source === 1 ? 'shop' : 'quote'} configuration.`;

/** In characters, as in the database column. */
const MAX_CREATED_BY = 100;

/** A valid version, without its author and time. */
export type CheckedVersion = Omit<NewBusinessRule, 'createdAt' | 'createdBy' | 'ruleKey'> & { ruleKey: RuleKey };

export interface CheckedRule {
  version: CheckedVersion;
  /** The replaced version; null for a new rule. */
  replaced: BusinessRule | null;
}

/** Checks that need only the request. */
function checkedVersion(request: BusinessRuleRequest): CheckedVersion {
  const { Key, ConfigSource } = request;
  if (!isRuleKey(Key)) {
    throw refusal('Key', unknownKey(Key));
  }
  const { type, source } = RULE_CATALOGUE[Key];
  if (source !== ConfigSource) {
    throw refusal('ConfigSource', wrongSource(Key));
  }
  const problem = valueProblem(type, request.Value);
  if (problem) {
    throw refusal('Value', problem);
  }
  const version = {
    configSource: ConfigSource,
    ruleKey: Key,
    value: storedValue(type, request.Value),
    description: request.Description.trim(),
    effectiveDate: request.EffectiveDate,
    termDate: request.TermDate ?? null,
    quoteEffectiveStartDate: request.QuoteEffectiveStartDate ?? null,
    quoteEffectiveEndDate: request.QuoteEffectiveEndDate ?? null,
    supersedesId: null,
  };
  const order = windowProblem(version);
  if (order) {
    throw refusal(order.field, order.message);
  }
  return version;
}

const refusal = (field: string, message: string) => new AppError('INVALID_INPUT', message, { [field]: [message] });

/** The column of each editable field. */
const COLUMN_OF = {
  Value: 'value',
  Description: 'description',
  EffectiveDate: 'effectiveDate',
  TermDate: 'termDate',
  QuoteEffectiveStartDate: 'quoteEffectiveStartDate',
  QuoteEffectiveEndDate: 'quoteEffectiveEndDate',
} as const;

/** Checks a rule as entered. Used both to save it and to preview its effects. */
@Injectable()
export class SaveBusinessRuleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: BusinessRulesRepository,
    private readonly rules: RulesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a rule, or a version that replaces the one named by `Id`; stored rows are never changed. Without a difference, no version is
   * added.
   *
   * @throws the errors of SaveBusinessRuleService.check
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
    const { version, replaced } = await this.check(user, request, tx);
    const fields = changedFields(replaced, version);
    if (replaced && fields.length === 0) {
      return replaced;
    }
    const written = { createdAt: this.clock.now(), createdBy: user.fullName.slice(0, MAX_CREATED_BY) };
    const row = await this.repository.insert({ ...version, ...written }, tx);
    const action = replaced ? 'change-business-rule' : 'add-business-rule';
    await this.audit.record(tx, { user, action, subject: 'business-rule', subjectId: row.id, fields });
    return row;
  }

  forgetRules(): void {
    this.rules.forget();
  }

  /**
   * @throws INVALID_INPUT for a value of the wrong type or dates out of order, NOT_FOUND, STALE_VERSION when the version has been replaced,
   * RULE_BROKEN when the dates overlap with another version of the key, or a list of roles would exclude everyone
   */
  async check(user: SessionUser, request: BusinessRuleRequest, tx?: EntityManager): Promise<CheckedRule> {
    const version = checkedVersion(request);
    await this.refuseLockOut(user, version, tx);
    const replaced = await this.findReplaced(version, request.Id ?? null, tx);
    return { version: { ...version, supersedesId: replaced?.id ?? null }, replaced };
  }

  /** A list of roles decides who is internal staff: it must not exclude everyone, and neither must the default once the rule has ended. */
  private async refuseLockOut(user: SessionUser, version: CheckedVersion, tx?: EntityManager): Promise<void> {
    const { ruleKey, termDate } = version;
    if (!isRoleListKey(ruleKey)) {
      return;
    }
    const accounts = await this.repository.listRolesOfActiveUsers(tx);
    const editor = { roles: user.roles, hasPermission: user.permissions.includes(permissionOfList(ruleKey)) };
    const lists = [version.value, ...(termDate === null ? [] : [RULE_CATALOGUE[ruleKey].default])];
    for (const list of lists) {
      const problem = roleListProblem(ruleKey, { roles: list.split(','), accounts, editor });
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { Value: [problem] });
      }
    }
  }

  /** The version to replace, or null for a new rule; throws if it conflicts with another. */
  private async findReplaced(
    version: CheckedVersion,
    id: number | null,
    tx?: EntityManager,
  ): Promise<BusinessRule | null> {
    const replaced = id === null ? null : await this.repository.findVersion(id, tx);
    if (replaced && (replaced.ruleKey !== version.ruleKey || replaced.configSource !== version.configSource)) {
      throw new AppError('INVALID_INPUT', KEY_CHANGED, { Key: [KEY_CHANGED] });
    }
    const current = await this.repository.listCurrentOf(version.ruleKey, version.configSource, tx);
    if (replaced && !current.some((row) => row.id === replaced.id)) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    const others = current.filter((row) => row.id !== replaced?.id);
    const problem = overlapProblem(version.ruleKey, version, others);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
    }
    return replaced;
  }
}

function changedFields(before: BusinessRule | null, after: CheckedVersion): string[] {
  const fields = Object.entries(COLUMN_OF);
  return fields.filter(([, column]) => before?.[column] !== after[column]).map(([field]) => field);
}
