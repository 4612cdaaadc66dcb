import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import type { AuditedRecord } from '#shared/timeline/timeline.record';
import { groupDetailsPath, nextStep } from '#shared/quotes/next-step';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { recordWords } from '#shared/timeline/audited-records';

/** What an audit row is about. */
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
  groupId: number;
  groupName: string;
}

/** Names of the records that audit rows are about, and where they open: for super users, who see all of them. */
@Injectable()
export class NamedRecordsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One query for each kind of record among the rows of a page. */
  async nameAll(rows: readonly AuditedSubject[]): Promise<(row: AuditedSubject) => AuditedRecord> {
    const kinds = [...new Set(rows.map(({ subject }) => subject))].filter((kind) => kind in FINDERS);
    const found = new Map<string, Named>();
    const findAll = kinds.map(async (kind) => {
      const ids = [...new Set(rows.filter(({ subject }) => subject === kind).map(({ subjectId }) => subjectId))];
      const { sql, named } = FINDERS[kind]!;
      const marks = ids.map(() => '?').join(', ');
      const things: FoundThing[] = await this.database.query(sql.replace('…', marks), ids.map(toId));
      things.forEach((thing) => found.set(`${kind} ${thing.id}`, named(thing)));
    });
    await Promise.all(findAll);
    return ({ subject, subjectId }) => {
      const { name, path } = found.get(`${subject} ${subjectId}`) ?? { name: '', path: null };
      return { Kind: subject, Id: subjectId, Words: recordWords(subject, subjectId), Name: name, Path: path };
    };
  }
}

/** Failed sign-ins of unknown names are about a digest. */
const toId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

type FoundThing = FoundQuote & { configSource: ConfigSource };

interface Finder {
  sql: string;
  named: (thing: FoundThing) => Named;
}

const QUOTE_COLUMNS = 'q.id AS quoteId, q.name, q.status, g.id AS groupId, g.name AS groupName';
const quoteOf = (table: string): Finder => ({
  sql: `SELECT part.id, ${QUOTE_COLUMNS} FROM ${table} part JOIN quotes q ON q.id = part.quoteId
    JOIN \`groups\` g ON g.id = q.groupId WHERE part.id IN (…)`,
  named: namedQuote,
});
const QUOTES: Finder = {
  sql: `SELECT q.id, ${QUOTE_COLUMNS} FROM quotes q JOIN \`groups\` g ON g.id = q.groupId WHERE q.id IN (…)`,
  named: namedQuote,
};

const FINDERS: Record<string, Finder> = {
  quote: QUOTES,
  // The audit trail names it by its quote.
  application: QUOTES,
  'census-member': quoteOf('census_members'),
  proposal: quoteOf('proposals'),
  'enrollment-document': quoteOf('enrollment_documents'),
  group: {
    sql: 'SELECT g.id, g.name FROM `groups` g WHERE g.id IN (…)',
    named: ({ id, name }) => ({ name, path: groupDetailsPath(id) }),
  },
  user: {
    sql: 'SELECT u.id, u.fullName AS name FROM users u WHERE u.id IN (…)',
    named: ({ id, name }) => ({ name, path: `/sales/users/${id}` }),
  },
  agent: {
    sql: "SELECT a.id, CONCAT(a.firstName, ' ', a.lastName) AS name FROM agents a WHERE a.id IN (…)",
    named: ({ id, name }) => ({ name, path: `/sales/agents/${id}` }),
  },
  agency: {
    sql: 'SELECT a.id, a.name FROM agencies a WHERE a.id IN (…)',
    named: ({ id, name }) => ({ name, path: `/sales/agencies/${id}` }),
  },
  'business-rule': {
    sql: 'SELECT r.id, r.ruleKey AS name, r.configSource FROM business_rules r WHERE r.id IN (…)',
    named: ({ id, name, configSource }) => ({
      name,
      path: `/sales/configuration/${configSource === 1 ? 'shop/' : ''}${id}`,
    }),
  },
};

/** Where staff go on with it: the function that every screen asks. */
function namedQuote({ quoteId, name, status, groupId, groupName }: FoundQuote): Named {
  const { path } = nextStep({ status, quoteId, groupId, isExternal: false, disableForExternalAgentFlag: false });
  return { name: `${groupName}, ${name}`, path };
}
