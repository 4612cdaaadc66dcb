import type { BusinessRuleResponse } from '../../shared/src/business-rules/business-rule.record.ts';
import type { RuleImpactResponse } from '../../shared/src/business-rules/rule-impact.record.ts';
import { startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import { manyGroups } from './many-groups.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { median } from './turns.ts';

const GROUPS = 20_000;
const QUOTES_EACH = 10;
/** One request of a preview may take so long. */
const STEP_LIMIT_MS = 2_000;
const OTHER = `/api/sales/GetBusinessRules?range=${encodeURIComponent('[0,9]')}`;
const IDLE_CALLS = 200;

/** What a rule would change, of 200,000 open quotes, a fifth of them of households: the longest step, and how long other requests wait meanwhile. */
export async function ruleImpactBench(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const open of [sqliteBenchDatabase, mysqlBenchDatabase]) {
    const database = await open();
    if (database) {
      findings.push(...(await previewOn(database).finally(() => database.drop())));
    }
  }
  return findings;
}

async function previewOn(database: BenchDatabase): Promise<Finding[]> {
  await manyGroups(database, GROUPS, QUOTES_EACH);
  await openThemAll(database);
  await makeHouseholds(database);
  const server = await startServer(`bench-rule-impact-${database.kind}`, { DATABASE_URL: database.url });
  try {
    const superUser = await signInToApi(server.url, 'superuser');
    const idle = await latencies(superUser, (done) => done < IDLE_CALLS);
    const findings: Finding[] = [];
    for (const [key, value] of [
      ['MaxEmployeeAge', '60'],
      ['MaxNumberPlansSmallGroupExternal', '1'],
      ['SmallGroupInternalExtraRange', '4'],
      ['OpenEnrollmentEndDate', '2026-10-31'],
      ['MedicaidAdultPercent', '250'],
    ] as const) {
      findings.push(...(await previewOf(database, superUser, { key, value, idle })));
    }
    return findings;
  } finally {
    await server.stop();
  }
}

/** Half of the copies are edited, half chosen; each has two people on its census. */
async function openThemAll(database: BenchDatabase): Promise<void> {
  await database.query("UPDATE quotes SET status = CASE WHEN id % 2 = 0 THEN 'EditingCensus' ELSE 'Quoting' END");
  const [member] = await database.query<Record<string, string | number | null>>(
    'SELECT * FROM census_members ORDER BY id LIMIT 1',
  );
  const columns = Object.keys(member ?? {}).filter((column) => !['id', 'quoteId', 'rowKey'].includes(column));
  const list = columns.map((column) => `member.${column}`).join(', ');
  const key = database.kind === 'SQLite' ? "quote.id || '-' || member.id" : "CONCAT(quote.id, '-', member.id)";
  await database.query(
    `INSERT INTO census_members (quoteId, rowKey, ${columns.join(', ')})
     SELECT quote.id, ${key}, ${list} FROM quotes quote
     JOIN (SELECT * FROM census_members ORDER BY id LIMIT 2) member ON 1 = 1 WHERE quote.name LIKE 'Bench %'`,
  );
}

/** Every fifth copy is of a household in open enrollment instead, with the income of a tax credit. */
async function makeHouseholds(database: BenchDatabase): Promise<void> {
  await database.query(
    `INSERT INTO individual_quotes (quoteId, planType, enrollmentType, postalCode, city, stateCode, county, countyFips,
       rateArea, subscriberFirstName, subscriberLastName, subscriberBirthDate, lastNameKey, firstNameKey, householdSize,
       annualIncome)
     SELECT id, 'Permanent', 'Open', '49503', 'Grand Rapids', 'MI', 'Kent', '26081', 12, 'Ada', 'Bench', '1985-06-15',
       'bench', 'ada', 2, 30000 + id % 60000
     FROM quotes WHERE id % 5 = 0 AND name LIKE 'Bench %'`,
  );
  await database.query(
    `UPDATE quotes SET groupId = NULL, quoteType = 'IndividualNewBusiness', status = 'Quoting'
     WHERE id % 5 = 0 AND name LIKE 'Bench %'`,
  );
}

async function previewOf(
  { kind }: BenchDatabase,
  superUser: ApiSession,
  { key, value, idle }: { key: string; value: string; idle: readonly number[] },
): Promise<Finding[]> {
  const rules = await superUser.get<BusinessRuleResponse[]>(
    `/api/sales/GetBusinessRules?filter=${encodeURIComponent(JSON.stringify({ q: key }))}`,
  );
  const { Id, Key, Description, EffectiveDate, ConfigSource } = rules.find((rule) => rule.Key === key)!;
  const request = { Id, Key, Value: value, Description, EffectiveDate, ConfigSource };
  const steps: number[] = [];
  const totals = { lookedAt: 0, changed: 0 };
  let isRunning = true;
  const waits = latencies(superUser, () => isRunning);
  for (let after: number | null = 0; after !== null;) {
    const started = performance.now();
    const path = `/api/sales/PreviewBusinessRule?after=${after}`;
    const step: RuleImpactResponse = await superUser.send<RuleImpactResponse>('POST', path, request);
    steps.push(performance.now() - started);
    totals.lookedAt += step.LookedAt;
    totals.changed += step.Changed;
    after = step.Next;
  }
  isRunning = false;
  const meanwhile = await waits;
  const longest = Math.max(...steps);
  const seconds = steps.reduce((sum, ms) => sum + ms, 0) / 1_000;
  const whole = `${totals.changed} of ${totals.lookedAt} in ${steps.length} steps, ${seconds.toFixed(1)} s`;
  return [
    atMost(`${kind}: longest step of ${key}`, longest / STEP_LIMIT_MS, 1, `${longest.toFixed(0)} ms; ${whole}`),
    noTarget(
      atMost(`${kind}: another list meanwhile`, median(meanwhile) / median(idle), 1, waitsInWords(meanwhile, idle)),
    ),
  ];
}

const waitsInWords = (meanwhile: readonly number[], idle: readonly number[]): string =>
  `p50 ${median(meanwhile).toFixed(1)} ms, longest ${Math.max(...meanwhile).toFixed(0)} ms, idle ${median(idle).toFixed(1)} ms`;

/** Milliseconds of one call after the other. */
async function latencies(session: ApiSession, goesOn: (done: number) => boolean): Promise<number[]> {
  const measured: number[] = [];
  while (goesOn(measured.length)) {
    const started = performance.now();
    await session.get(OTHER);
    measured.push(performance.now() - started);
  }
  return measured;
}
