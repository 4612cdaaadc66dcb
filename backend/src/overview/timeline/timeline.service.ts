import { Injectable } from '@nestjs/common';
import type { Rules } from '#shared/business-rules/rules';
import { type QuoteStatus, shownStatus } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { type KnownActor, timelineActor } from '#shared/timeline/timeline-actor';
import {
  actionWords,
  isAccess,
  moveWords,
  type QuoteLine,
  statusWords,
  type Words,
} from '#shared/timeline/timeline-words';
import type { AuditedRecord, TimelineEntry } from '#shared/timeline/timeline.record';
import { toInstant } from '../../platform/database/raw-values.ts';
import { NamedRecordsRepository } from '../audit/named-records.repository.ts';
import { BusinessRulesRepository } from '../../platform/business-rules/business-rules.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../../platform/http/list-query.ts';
import { GroupsRepository } from '../../quoting/groups/groups.repository.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { type AuditHistory, AuditHistoryRepository, type AuditHistoryRow } from './audit-history.repository.ts';
import { type Page, TimelineRepository, type TimelineRow, type TimelineSubject } from './timeline.repository.ts';

interface RangeQuery {
  range?: string;
}

export interface FoundEntries {
  entries: TimelineEntry[];
  /** Zero-based position of the first row. */
  first: number;
  total: number;
}

/** The history of a group, a quote, a business rule or a user, and the actions of a user: in words for who reads it. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly quotes: Quotes,
    private readonly timeline: TimelineRepository,
    private readonly lives: AuditHistoryRepository,
    private readonly versions: BusinessRulesRepository,
    private readonly records: NamedRecordsRepository,
    private readonly rules: RulesService,
  ) {}

  /** @throws NOT_FOUND for a group that the user may not see */
  async listOfGroup(user: SessionUser, groupId: number, query: RangeQuery): Promise<FoundEntries> {
    await this.groups.findVisible(user, groupId);
    const quotes = await this.timeline.listQuotes(user, groupId);
    return this.ofQuotes(user, { line: 'group', groupId, quotes }, query);
  }

  /** @throws NOT_FOUND for a quote that the user may not see */
  async listOfQuote(user: SessionUser, quoteId: number, query: RangeQuery): Promise<FoundEntries> {
    const quote = await this.quotes.find(user, quoteId);
    const line = quote.groupId === null ? 'individual' : 'group';
    return this.ofQuotes(user, { line, groupId: null, quotes: [quote] }, query);
  }

  /** The history of a rule, including all versions that it replaced and that replaced it. @throws NOT_FOUND */
  async listOfRule(user: SessionUser, ruleId: number, query: RangeQuery): Promise<FoundEntries> {
    const versions = await this.versions.listHistory(ruleId);
    return this.ofAudit(user, { subject: 'business-rule', ids: versions.map(({ id }) => id) }, query);
  }

  /** Audit entries about a user, including sign-ins. @throws NOT_FOUND */
  async listOfUser(user: SessionUser, userId: number, query: RangeQuery): Promise<FoundEntries> {
    await this.checkUser(userId);
    return this.ofAudit(user, { subject: 'user', ids: [userId] }, query);
  }

  /** A user's actions, with the records that they affected. @throws NOT_FOUND */
  async listByUser(user: SessionUser, userId: number, query: RangeQuery): Promise<FoundEntries> {
    await this.checkUser(userId);
    return this.ofAudit(user, { byUserId: userId }, query);
  }

  private async ofQuotes(user: SessionUser, subject: TimelineSubject, query: RangeQuery): Promise<FoundEntries> {
    const named = { line: subject.line, quotes: new Map(subject.quotes.map(({ id, name }) => [id, name])) };
    const page = pageOf(query);
    return this.told(user, page, await this.timeline.listPage(user, subject, page), named);
  }

  private async ofAudit(user: SessionUser, life: AuditHistory, query: RangeQuery): Promise<FoundEntries> {
    const page = pageOf(query);
    const found = await this.lives.listPage(life, page);
    const named = 'byUserId' in life ? await this.records.nameAll(found.rows) : null;
    return this.told(user, page, found, named ? { about: (row) => named(row as AuditHistoryRow) } : {});
  }

  private async told(
    user: SessionUser,
    { first }: Page,
    { rows, total }: { rows: readonly TimelineRow[]; total: number },
    named: NamedThings,
  ): Promise<FoundEntries> {
    const rules = await this.rules.inForce();
    return { entries: rows.map((row) => toTimelineEntry(user, row, named, rules)), first, total };
  }

  private async checkUser(userId: number): Promise<void> {
    if (!(await this.lives.hasUser(userId))) {
      throw new AppError('NOT_FOUND', `User ${userId} was not found.`);
    }
  }
}

function pageOf({ range: asked }: RangeQuery): Page {
  const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
  return range ?? { first: 0, count: MAX_RANGE };
}

type StaffRules = Pick<Rules, 'InternalSales' | 'InternalOperations'>;

/** Names of the records that rows reference by id, and the line of the quotes; a group's where there are none. */
interface NamedThings {
  line?: QuoteLine;
  quotes?: ReadonlyMap<number, string>;
  /** If each row names the record that it is about. */
  about?: (row: TimelineRow) => AuditedRecord;
}

/** A stored row in the words that this user may read. */
function toTimelineEntry(
  reader: SessionUser,
  row: TimelineRow,
  { line = 'group', quotes, about }: NamedThings,
  rules: StaffRules,
): TimelineEntry {
  const { what, detail } = wordsOf(reader, row, line);
  const quoteId = row.quoteId === null ? null : Number(row.quoteId);
  return {
    Id: `${row.kind}-${row.id}`,
    At: toInstant(row.at).toISOString(),
    What: what,
    Detail: detail,
    Kind: row.kind === 'change' && isAccess(row.words) ? 'access' : row.kind,
    Status: row.kind === 'move' ? statusOf(reader, row.toStatus, line) : null,
    Who: timelineActor(reader, actorOf(row, rules), row.words),
    From: reader.permissions.includes('superuser') ? row.ip : '',
    Quote: quoteId === null ? null : { Id: quoteId, Name: quotes?.get(quoteId) ?? '' },
    About: about?.(row) ?? null,
  };
}

/** What external users may not see of a status is not in the code either. */
function statusOf({ permissions }: SessionUser, to: QuoteStatus | null, line: QuoteLine): TimelineEntry['Status'] {
  const audience = audienceOf(permissions);
  return to && { Code: shownStatus(to, audience), Label: statusWords(to, audience, line) };
}

const wordsOf = ({ permissions }: SessionUser, row: TimelineRow, line: QuoteLine): Words =>
  row.toStatus === null
    ? actionWords(row.words, row.fields, line)
    : moveWords(
        { from: row.fromStatus, to: row.toStatus, why: row.words, isByAgent: row.agencyId !== null },
        { audience: audienceOf(permissions), line },
      );

function actorOf(row: TimelineRow, { InternalSales, InternalOperations }: StaffRules): KnownActor | null {
  if (row.userId === null || row.fullName === null) {
    return null;
  }
  return {
    id: row.userId,
    fullName: row.fullName,
    roles: (row.roles ?? '').split(','),
    isGeneralAgent: Boolean(row.isGeneralAgent),
    isAgentBroker: Boolean(row.isAgentBroker),
    internalSalesRoles: InternalSales,
    internalOperationsRoles: InternalOperations,
    agencyId: row.agencyId,
    generalAgencyId: row.generalAgencyId,
  };
}
