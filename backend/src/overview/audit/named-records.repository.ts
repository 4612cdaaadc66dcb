import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import { individualPath } from '#shared/individuals/individual-next-step';
import { groupDetailsPath, nextStep } from '#shared/quotes/next-step';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { deskPath } from '#shared/sales/review-desk';
import { recordWords } from '#shared/timeline/audited-records';
import type { AuditedRecord } from '#shared/timeline/timeline.record';
import { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { Agency } from '../../platform/people/agency.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';

/** The subject of an audit row. */
export interface AuditedSubject {
  subject: string;
  subjectId: string;
}

interface Named {
  name: string;
  path: string | null;
}
interface FoundQuote {
  id: number;
  quoteId: number;
  name: string;
  status: QuoteStatus;
  /** null for the quote of a household. */
  groupId: number | null;
  groupName: string | null;
  firstName: string | null;
  lastName: string | null;
  /** As the database answers it; null for the quote of a group. */
  isFfm: number | boolean | null;
}

/** Names and links of the records that audit rows are about: for super users, who see all of them. */
@Injectable()
export class NamedRecordsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One query per kind of record on a page. */
  async nameAll(rows: readonly AuditedSubject[]): Promise<(row: AuditedSubject) => AuditedRecord> {
    const kinds = [...new Set(rows.map(({ subject }) => subject))].filter((kind) => kind in FINDERS);
    const found = new Map<string, Named>();
    const findAll = kinds.map(async (kind) => {
      const ids = [...new Set(rows.filter(({ subject }) => subject === kind).map(({ subjectId }) => subjectId))];
      const { select, named } = FINDERS[kind]!;
      const things = await rowsOf<FoundThing>(this.database.manager, select(list(ids.map(toId))));
      things.forEach((thing) => found.set(`${kind} ${thing.id}`, named(thing)));
    });
    await Promise.all(findAll);
    return ({ subject, subjectId }) => {
      const { name, path } = found.get(`${subject} ${subjectId}`) ?? { name: '', path: null };
      return { Kind: subject, Id: subjectId, Words: recordWords(subject, subjectId), Name: name, Path: path };
    };
  }
}

/** Failed sign-ins of unknown names reference a digest. */
const toId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

const u = table(User, 'u');
const a = table(Agent, 'a');
const y = table(Agency, 'y');
const r = table(BusinessRule, 'r');

type FoundThing = FoundQuote & { configSource: ConfigSource };

interface Finder {
  select: (ids: Sql) => Sql;
  named: (thing: FoundThing) => Named;
}

const QUOTE_COLUMNS = sql`q.id AS quoteId, q.name, q.status, g.id AS groupId, g.name AS groupName,
  h.subscriberFirstName AS firstName, h.subscriberLastName AS lastName, h.isFfm`;
const OWNERS = sql`LEFT JOIN \`groups\` g ON g.id = q.groupId LEFT JOIN individual_quotes h ON h.quoteId = q.id`;
const quoteOf = (part: Sql): Finder => ({
  select: (ids) => sql`SELECT part.id, ${QUOTE_COLUMNS} FROM ${part} part JOIN quotes q ON q.id = part.quoteId
    ${OWNERS} WHERE part.id IN (${ids})`,
  named: namedQuote,
});
const QUOTES: Finder = {
  select: (ids) => sql`SELECT q.id, ${QUOTE_COLUMNS} FROM quotes q ${OWNERS} WHERE q.id IN (${ids})`,
  named: namedQuote,
};

const FINDERS: Record<string, Finder> = {
  quote: QUOTES,
  // The audit trail names it by its quote.
  application: QUOTES,
  'census-member': quoteOf(sql`census_members`),
  proposal: quoteOf(sql`proposals`),
  'enrollment-document': quoteOf(sql`enrollment_documents`),
  group: {
    select: (ids) => sql`SELECT g.id, g.name FROM \`groups\` g WHERE g.id IN (${ids})`,
    named: ({ id, name }) => ({ name, path: groupDetailsPath(id) }),
  },
  user: {
    select: (ids) => sql`SELECT ${u.id}, ${u.fullName} AS name FROM ${u} WHERE ${u.id} IN (${ids})`,
    named: ({ id, name }) => ({ name, path: `/sales/users/${id}` }),
  },
  agent: {
    select: (ids) =>
      sql`SELECT ${a.id}, CONCAT(${a.firstName}, ' ', ${a.lastName}) AS name FROM ${a} WHERE ${a.id} IN (${ids})`,
    named: ({ id, name }) => ({ name, path: `/sales/agents/${id}` }),
  },
  agency: {
    select: (ids) => sql`SELECT ${y.id}, ${y.name} FROM ${y} WHERE ${y.id} IN (${ids})`,
    named: ({ id, name }) => ({ name, path: `/sales/agencies/${id}` }),
  },
  'business-rule': {
    select: (ids) => sql`SELECT ${r.id}, ${r.ruleKey} AS name, ${r.configSource} FROM ${r} WHERE ${r.id} IN (${ids})`,
    named: ({ id, name, configSource }) => ({
      name,
      path: `/sales/configuration/${configSource === 1 ? 'shop/' : ''}${id}`,
    }),
  },
  'rule-proposal': {
    select: (ids) => sql`SELECT id, ruleKey AS name FROM rule_proposals WHERE id IN (${ids})`,
    named: ({ name }) => ({ name, path: null }),
  },
};

/** Where staff continue: on the review desk, or in the portal while the quote is being prepared. */
function namedQuote({ quoteId, name, status, groupId, groupName, firstName, lastName, isFfm }: FoundQuote): Named {
  const isPrepared = BEFORE_ENROLLMENT.includes(status);
  if (groupId === null) {
    const applicant = [firstName, lastName].filter(Boolean).join(' ') || 'Individual';
    const page = individualPath({ quoteId, status, isFfm: Boolean(isFfm) });
    return { name: `${applicant}, ${name}`, path: isPrepared ? page : deskOf('IndividualNewBusiness', quoteId) };
  }
  const { path } = nextStep({ status, quoteId, groupId, isExternal: false, disableForExternalAgentFlag: false });
  return { name: `${groupName}, ${name}`, path: isPrepared ? path : deskOf('SmallGroupNewBusiness', quoteId) };
}

const deskOf = (type: QuoteType, quoteId: number): string => `/sales${deskPath(type, quoteId)}`;
