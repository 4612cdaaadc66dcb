import type { BulkRunRow } from '../../shared/src/bulk-runs/bulk-run.record.ts';
import { AGE_BANDS } from '../../shared/src/plans/age-band.ts';
import type { RateDraftDetails, RateDraftRow } from '../../shared/src/rate-drafts/rate-draft.record.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { HttpSession } from '../support/http-session.ts';
import { startServer } from '../support/running-server.ts';
import { type BenchDatabase, mysqlBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import { manyGroups } from './many-groups.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { median } from './turns.ts';

const GROUPS = 20_000;
const PEOPLE_EACH = 3;
/** A group is a transaction of five statements: the bare one of a row is the floor. */
const MOST_MS_A_GROUP = 10;
/** While staff wait for an answer. */
const STEP_LIMIT_MS = 10_000;
const PERIOD = ['2027-10-01', '2027-12-31'] as const;
const HEADER =
  'BusinessYear,StateCode,PlanId,RateEffectiveDate,RateExpirationDate,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';

/** A draft of all group plans' rates tried on 20,000 groups: loading, pricing, reading the result, publishing, and a list meanwhile. */
export async function rateRehearsalBench(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const open of [sqliteBenchDatabase, mysqlBenchDatabase]) {
    const database = await open();
    if (database) {
      findings.push(...(await rehearseOn(database).finally(() => database.drop())));
    }
  }
  return findings;
}

async function rehearseOn(database: BenchDatabase): Promise<Finding[]> {
  await manyGroups(database, GROUPS);
  await enrollThemAll(database);
  const file = await nextQuarter(database);
  const server = await startServer(`bench-rate-rehearsal-${database.kind}`, { DATABASE_URL: database.url });
  try {
    return await measure(new HttpSession(server.url), file, database.kind);
  } finally {
    await server.stop();
  }
}

/** Three people each, in a group plan of 2026, since its first quarter. */
async function enrollThemAll(database: BenchDatabase): Promise<void> {
  const [plan] = await database.query<{ id: number }>(
    `SELECT plan.id AS id FROM plans plan JOIN plan_rate_periods period ON period.planId = plan.id
     WHERE plan.market = 'SmallGroup' AND plan.coverage = 'medical' AND plan.businessYear = 2026
       AND period.periodStart <= '2026-12-01' AND period.periodEnd >= '2026-12-01' ORDER BY plan.id LIMIT 1`,
  );
  const bench = "FROM quotes quote WHERE quote.name LIKE 'Bench %'";
  await database.query(
    "UPDATE quotes SET status = 'Approved', effectiveDate = '2026-12-01', isDeleted = 0 WHERE name LIKE 'Bench %'",
  );
  await database.query("UPDATE `groups` SET termDate = NULL WHERE name LIKE 'Bench %'");
  const [member] = await database.query<Record<string, unknown>>('SELECT * FROM census_members ORDER BY id LIMIT 1');
  const columns = Object.keys(member ?? {}).filter(
    (each) => !['id', 'quoteId', 'rowKey', 'assignedPlanId'].includes(each),
  );
  const key = database.kind === 'SQLite' ? "quote.id || '-' || member.id" : "CONCAT(quote.id, '-', member.id)";
  await database.query(
    `INSERT INTO census_members (quoteId, rowKey, ${columns.join(', ')})
     SELECT quote.id, ${key}, ${columns.map((column) => `member.${column}`).join(', ')} FROM quotes quote
     JOIN (SELECT * FROM census_members WHERE medicalStatus = 'Enroll' ORDER BY id LIMIT ${PEOPLE_EACH}) member ON 1 = 1
     WHERE quote.name LIKE 'Bench %'`,
  );
  await database.query(
    `INSERT INTO quote_plans (quoteId, planId, position, monthlyRateCents, effectiveDate, rateArea, pricedAt)
     SELECT quote.id, ${plan?.id ?? 0}, 1, 0, quote.effectiveDate, 1 + quote.id % 16, quote.createdAt ${bench}`,
  );
}

/** The newest rates of the group plans of 2027, seven percent up, for a quarter without rates. */
async function nextQuarter(database: BenchDatabase): Promise<string> {
  const rates = await database.query<{ plan: string; area: number; band: number; cents: number }>(
    `SELECT plan.hiosPlanId AS plan, rate.rateArea AS area, rate.ageBand AS band, MAX(rate.rateCents) AS cents
     FROM plans plan JOIN plan_rate_periods period ON period.planId = plan.id JOIN plan_rates rate ON rate.ratePeriodId = period.id
     WHERE plan.market = 'SmallGroup' AND plan.businessYear = 2027 GROUP BY plan.hiosPlanId, rate.rateArea, rate.ageBand`,
  );
  await database.query(
    `DELETE FROM plan_rate_periods WHERE periodEnd >= '${PERIOD[0]}'
       AND planId IN (SELECT id FROM plans WHERE market = 'SmallGroup' AND businessYear = 2027)`,
  );
  const lines = rates.map(
    ({ plan, area, band, cents }) =>
      `2027,MI,${plan},${PERIOD[0]},${PERIOD[1]},Rating Area ${area},No Preference,${AGE_BANDS[band]},${((cents * 1.07) / 100).toFixed(2)},`,
  );
  return [HEADER, ...lines, ''].join('\n');
}

async function measure(session: HttpSession, file: string, kind: string): Promise<Finding[]> {
  await session.signIn('superuser', DEMO_PASSWORD);
  const form = new FormData();
  form.append('file', new File([file], 'rates.csv', { type: 'text/csv' }));
  const [loadMs, draft] = await timed(() =>
    answer<RateDraftRow>(session.send('POST', '/api/sales/LoadRateDraft', form)),
  );
  const find = () => answer<RateDraftDetails>(session.get(`/api/sales/GetRateDraft/${draft.Id}`));
  const started = performance.now();
  const { BulkRunId } = await answer<{ BulkRunId: number }>(
    session.send('PUT', `/api/sales/PriceRateDraft/${draft.Id}`, { Version: draft.Version }),
  );
  const startMs = performance.now() - started;
  const waits: number[] = [];
  for (let run: BulkRunRow | null = null; !run?.FinishedAt;) {
    const [ms, found] = await timed(() => answer<BulkRunRow>(session.get(`/api/sales/GetBulkRun/${BulkRunId}`)));
    waits.push(ms);
    run = found;
  }
  const priceMs = performance.now() - started;
  const [findMs, priced] = await timed(find);
  const list = `/api/sales/GetRateDraftGroups?filter=${encodeURIComponent(JSON.stringify({ DraftId: draft.Id }))}&range=[0,9]`;
  const [listMs] = await timed(() => answer(session.get(list)));
  const [publishMs] = await timed(() =>
    answer(session.send('PUT', `/api/sales/PublishRateDraft/${draft.Id}`, { Version: priced.Version })),
  );
  const step = (point: string, ms: number) => atMost(`${kind}: ${point}`, ms / STEP_LIMIT_MS, 1, `${ms.toFixed(0)} ms`);
  const { Priced = 0, Groups = 0, PremiumNow = 0, PremiumThen = 0 } = priced.Result ?? {};
  return [
    step(`a file of ${draft.Rates} rates is loaded`, loadMs),
    step('the pricing is started', startMs),
    atMost(
      `${kind}: a group is priced`,
      priceMs / GROUPS / MOST_MS_A_GROUP,
      1,
      `${Priced} of ${Groups} groups in ${(priceMs / 1_000).toFixed(1)} s, $${PremiumNow} to $${PremiumThen}`,
    ),
    noTarget(
      atMost(
        `${kind}: another call meanwhile`,
        1,
        1,
        `p50 ${median(waits).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
      ),
    ),
    step('the result is read', findMs),
    step('a page of its groups is read', listMs),
    step('the draft is published', publishMs),
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

async function answer<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked;
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as T;
}
