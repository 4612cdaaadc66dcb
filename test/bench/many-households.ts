import { Env } from '../../backend/src/platform/config/env.ts';
import { FieldEncryption } from '../../backend/src/platform/security/field-encryption.ts';
import { CensusSsn } from '../../backend/src/quoting/group-census/census-ssn.ts';
import type { BenchDatabase } from './bench-database.ts';
import { copiesOf, repeatInBooks } from './copied-rows.ts';
import { FIRST_NAME, LAST_NAME, MIXED, numbersFrom } from './numbered-people.ts';

const AT_ONCE = 100_000;
/** Quotes of the demo's agent for individuals. */
const OF_THE_AGENT = 200;
/** Besides this one in the agency, and in the other. */
const COLLEAGUES = 20;
const OTHERS = 1_000;

/** Somebody whom every reader finds. */
export interface KnownPerson {
  quoteId: number;
  lastName: string;
  firstName: string;
  /** YYYY-MM-DD */
  birthDate: string;
  ssn: string;
}

/**
 * So many quotes of one person each: 200 of the demo's agent for individuals, one in 50 of 20 colleagues in the agency, the rest of 1,000
 * agents of another one. Everyone has a bucket; those in one of them also an SSN.
 */
export async function manyHouseholds(database: BenchDatabase, count: number): Promise<KnownPerson> {
  const [last] = await database.query<{ id: number }>('SELECT MAX(id) AS id FROM quotes');
  const firstId = Number(last?.id) + 1;
  await moreAgents(database, { like: 'A1004', prefix: COLLEAGUE, count: COLLEAGUES });
  await moreAgents(database, { like: 'A2001', prefix: OTHER, count: OTHERS });
  await database.query('SET foreign_key_checks = 0, unique_checks = 0');
  for (let first = 0; first < count; first += AT_ONCE) {
    await householdsFrom(database, { firstId, first, count: Math.min(AT_ONCE, count - first) });
  }
  await database.query('SET foreign_key_checks = 1, unique_checks = 1');
  await repeatInBooks(database);
  await database.query('ANALYZE TABLE quotes, individual_quotes, quote_agents, census_members, agents');
  return knownPerson(database, firstId);
}

/** Numbered from 0. */
const COLLEAGUE = 'C';
const OTHER = 'B';

async function moreAgents(
  database: BenchDatabase,
  { like, prefix, count }: { like: string; prefix: string; count: number },
): Promise<void> {
  const values = { srcAgentId: `CONCAT('${prefix}', source.n)`, lastName: `CONCAT('Bench', source.n)` };
  const sample = `SELECT * FROM agents WHERE srcAgentId = '${like}'`;
  await copiesOf(database, 'agents', sample, { from: numbersFrom(0, count), values });
}

interface Part {
  firstId: number;
  first: number;
  count: number;
}

async function householdsFrom(database: BenchDatabase, { firstId, first, count }: Part): Promise<void> {
  const from = numbersFrom(first, count);
  const id = `${firstId} + source.n`;
  const birthDate = `DATE_ADD('1945-01-01', INTERVAL ${MIXED} % 25000 DAY)`;
  const person = { firstName: FIRST_NAME, lastName: LAST_NAME, dateOfBirth: birthDate };
  const sample = (table: string, key: string) =>
    `SELECT t.* FROM ${table} t JOIN individual_quotes h ON h.quoteId = t.${key} WHERE h.planType = 'ShortTerm' ORDER BY t.${key} LIMIT 1`;
  await copiesOf(database, 'quotes', sample('quotes', 'id'), {
    from,
    values: { id, modifiedAt: `DATE_SUB('2026-11-20 12:00:00', INTERVAL source.n MINUTE)` },
  });
  await copiesOf(database, 'individual_quotes', sample('individual_quotes', 'quoteId'), {
    from,
    values: {
      quoteId: id,
      subscriberFirstName: FIRST_NAME,
      subscriberLastName: LAST_NAME,
      subscriberBirthDate: birthDate,
      firstNameKey: `LOWER(${FIRST_NAME})`,
      lastNameKey: `LOWER(${LAST_NAME})`,
    },
  });
  await copiesOf(database, 'quote_agents', sample('quote_agents', 'quoteId'), {
    from,
    values: { quoteId: id, agentId: AGENT_OF, position: '1' },
  });
  await copiesOf(database, 'census_members', sample('census_members', 'quoteId'), {
    from,
    values: {
      quoteId: id,
      rowKey: `CONCAT('household ', source.n)`,
      ...person,
      // Read only where it is in the searched bucket, where knownPerson replaces it. As long as a sealed SSN.
      ssnSealed: `REPEAT('x', 54)`,
      ssnBucket: `${MIXED} % 65536`,
    },
  });
}

const agentId = (number: string) => `(SELECT id FROM agents WHERE srcAgentId = '${number}')`;
const AGENT_OF = `IF(source.n % 50 <> 7, ${agentId(`${OTHER}0`)} + source.n % ${OTHERS},
  IF(source.n DIV 50 < ${OF_THE_AGENT}, ${agentId('A1004')}, ${agentId(`${COLLEAGUE}0`)} + source.n DIV 50 % ${COLLEAGUES}))`;

/** The one in the middle of the agent's own, with a sealed SSN; everyone else in the bucket gets another SSN. */
async function knownPerson(database: BenchDatabase, firstId: number): Promise<KnownPerson> {
  const quoteId = firstId + 50 * (OF_THE_AGENT / 2) + 7;
  const ssn = '219094711';
  const ssns = new CensusSsn(new FieldEncryption(new Env({ DATABASE_URL: database.url })));
  const bucket = ssns.bucket(ssn);
  await database.query('UPDATE census_members SET ssnBucket = ? WHERE quoteId = ?', [bucket, quoteId]);
  const members = await database.query<{ id: number; quoteId: number }>(
    'SELECT id, quoteId FROM census_members WHERE ssnBucket = ?',
    [bucket],
  );
  await database.batch(
    'UPDATE census_members SET ssnSealed = ? WHERE id = ?',
    members.map((member, at) => [
      ssns.seal(member.id, member.quoteId === quoteId ? ssn : String(319_010_001 + at)),
      member.id,
    ]),
  );
  const [found] = await database.query<Omit<KnownPerson, 'ssn'>>(
    `SELECT quoteId, subscriberLastName AS lastName, subscriberFirstName AS firstName, subscriberBirthDate AS birthDate
     FROM individual_quotes WHERE quoteId = ?`,
    [quoteId],
  );
  if (!found) {
    throw new Error('The households were not inserted.');
  }
  return { ...found, ssn };
}
