import { Injectable } from '@nestjs/common';
import { NamedRecordsRepository } from '../../platform/audit/named-records.repository.ts';
import { BusinessRulesRepository } from '../../platform/business-rules/business-rules.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../../platform/http/list-query.ts';
import { type AuditHistory, AuditHistoryRepository, type AuditHistoryRow } from './audit-history.repository.ts';
import { type NamedThings, toTimelineEntry } from './timeline-entry.ts';
import type { FoundEntries } from './timeline.service.ts';

interface RangeQuery {
  range?: string;
}

/** The history of a business rule or a user, and the actions of a user. */
@Injectable()
export class AuditHistoryService {
  constructor(
    private readonly rules: RulesService,
    private readonly versions: BusinessRulesRepository,
    private readonly lives: AuditHistoryRepository,
    private readonly records: NamedRecordsRepository,
  ) {}

  /** The history of a rule, including all versions that it replaced and that replaced it. @throws NOT_FOUND */
  async listOfRule(user: SessionUser, ruleId: number, query: RangeQuery): Promise<FoundEntries> {
    const versions = await this.versions.listHistory(ruleId);
    return this.page(user, { subject: 'business-rule', ids: versions.map(({ id }) => id) }, query);
  }

  /** Audit entries about a user, including sign-ins. @throws NOT_FOUND */
  async listOfUser(user: SessionUser, userId: number, query: RangeQuery): Promise<FoundEntries> {
    await this.checkUser(userId);
    return this.page(user, { subject: 'user', ids: [userId] }, query);
  }

  /** A user's actions, with the records that they affected. @throws NOT_FOUND */
  async listByUser(user: SessionUser, userId: number, query: RangeQuery): Promise<FoundEntries> {
    await this.checkUser(userId);
    return this.page(user, { byUserId: userId }, query);
  }

  private async page(user: SessionUser, life: AuditHistory, query: RangeQuery): Promise<FoundEntries> {
    const { range } = parseListQuery({ range: query.range }, { sort: [], filter: [] });
    const page = range ?? { first: 0, count: MAX_RANGE };
    const { rows, total } = await this.lives.listPage(life, page);
    const named = 'byUserId' in life ? await this.records.nameAll(rows) : null;
    const things: NamedThings = named ? { about: (row) => named(row as AuditHistoryRow) } : {};
    const rules = await this.rules.inForce();
    return { entries: rows.map((row) => toTimelineEntry(user, row, things, rules)), first: page.first, total };
  }

  private async checkUser(userId: number): Promise<void> {
    if (!(await this.lives.hasUser(userId))) {
      throw new AppError('NOT_FOUND', `User ${userId} was not found.`);
    }
  }
}
