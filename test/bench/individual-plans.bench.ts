import { essentialCents } from '../../shared/src/eligibility/benchmark.ts';
import { ageAtQuote } from '../../shared/src/census/age-rules.ts';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '../../shared/src/individuals/individual-quote.record.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import { BESIDE, workOf } from './database-work.ts';
import { startFloor } from './floor.ts';
import { millisecondsPerRequest } from './load.ts';
import { morePlans } from './more-plans.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { inTurns, median } from './turns.ts';

const ROUNDS = 9;
const EXTRA_PLANS = 30;
const MOST_STATEMENTS = 3;
const ELECTED_CENTS = 50_000;
/** Answers who is signed in, and little else. */
const SESSION = '/api/account';

/** GetAllPlans of a family of five with an elected tax credit, against a handler that has everything in memory, prices and nets. */
export async function individualPlansBench(): Promise<Finding[]> {
  const database = (await mysqlBenchDatabase()) ?? (await sqliteBenchDatabase());
  const { quoteId, year } = await familyOfFive(database);
  await morePlans(database, year, EXTRA_PLANS);
  const server = await startServer('bench-individual-plans', { DATABASE_URL: database.url, JOBS_POLL_MS: '0' });
  try {
    const session = await signInToApi(server.url, 'individualagent');
    await electCredit(session, quoteId);
    const path = `/api/plan/GetAllPlans/${quoteId}`;
    const plans = await session.get<Plan[]>(path);
    const point = `GetAllPlans, a family of five x ${plans.length} plans`;
    const findings = await againstMemory(point, { database, url: server.url, session, path, plans, quoteId });
    return database.kind === 'SQLite' ? findings : [...findings, await work(point, { database, session, path })];
  } finally {
    await server.stop();
    await database.drop();
  }
}

/** Of the demo data, in open enrollment. */
async function familyOfFive(database: BenchDatabase): Promise<{ quoteId: number; year: number }> {
  const [family] = await database.query<{ id: number; effectiveDate: string }>(
    `SELECT q.id, q.effectiveDate FROM quotes q JOIN individual_quotes h ON h.quoteId = q.id
     WHERE q.memberCount = 5 AND h.enrollmentType = 'Open'`,
  );
  if (!family) {
    throw new Error('The demo data has no family in open enrollment: none can be quoted today.');
  }
  return { quoteId: family.id, year: Number(family.effectiveDate.slice(0, 4)) };
}

async function electCredit(session: ApiSession, quoteId: number): Promise<void> {
  const { Quote } = await session.get<IndividualEnrollmentResponse>(
    `/api/enrollment/GetIndividualEnrollment/${quoteId}`,
  );
  const change = (version: number, given: object) =>
    session.send<IndividualQuoteResponse>('PUT', '/api/quote', {
      Id: quoteId,
      Version: version,
      QuoteType: Quote.QuoteType,
      ...given,
    });
  const { Version } = await change(Quote.Version, { Household: { Size: 5, AnnualIncome: 60_000 } });
  await change(Version, { Ffm: { AptcElectedAmount: ELECTED_CENTS / 100 } });
}

interface Asked {
  database: BenchDatabase;
  session: ApiSession;
  path: string;
}

interface AskedPlans extends Asked {
  url: string;
  plans: Plan[];
  quoteId: number;
}

/**
 * For so few people a session takes longer than the plans, so the target is for what the plans take beside it: the floor has no session.
 */
async function againstMemory(point: string, asked: AskedPlans): Promise<Finding[]> {
  const { database, url, session, path, plans } = asked;
  const floor = await startFloor(null, { [path]: { pricing: await pricingOf(asked) } });
  const { headers } = session;
  const sessions: number[] = [];
  const { ours, floor: bare } = await inTurns(
    async () => {
      sessions.push(await millisecondsPerRequest({ url: url + SESSION, headers }));
      return millisecondsPerRequest({ url: url + path, headers });
    },
    () => millisecondsPerRequest({ url: floor.url + path, headers }),
    ROUNDS,
  ).finally(() => floor.stop());
  const alone = median(sessions.slice(1));
  const kilobytes = (JSON.stringify(plans).length / 1024).toFixed(0);
  const floorDetail = `bare handler ${bare.toFixed(2)} ms, ${kilobytes} kB, ${database.kind}`;
  return [
    noTarget(atMost(point, ours / bare, 2.5, `${ours.toFixed(2)} ms, ${floorDetail}`)),
    atMost(
      `${point}, beside the session`,
      (ours - alone) / bare,
      2.5,
      `${ours.toFixed(2)} ms less ${alone.toFixed(2)} ms, ${floorDetail}`,
    ),
  ];
}

/** Everyone's rate of every plan, and what the tax credit may pay of it. */
async function pricingOf({ database, session, plans, quoteId }: AskedPlans) {
  const { Quote, Members } = await session.get<IndividualEnrollmentResponse>(
    `/api/enrollment/GetIndividualEnrollment/${quoteId}`,
  );
  const rates = await database.query<{ planId: number; ageBand: number; rateCents: number; ehb: number }>(
    `SELECT p.planId, r.ageBand, r.rateCents, x.ehbShareBasisPoints AS ehb FROM plan_rates r
     JOIN plan_rate_periods p ON p.id = r.ratePeriodId JOIN plans x ON x.id = p.planId
     WHERE r.rateArea = ${Quote.Individual.Address.RateArea} AND p.periodStart <= ? AND p.periodEnd >= ?`,
    [Quote.EffectiveDate, Quote.EffectiveDate],
  );
  const byPlan = new Map(plans.map(({ PlanId }) => [PlanId, noRates()]));
  for (const { planId, ageBand, rateCents, ehb } of rates) {
    byPlan.get(planId)?.cents.splice(ageBand, 1, rateCents);
    byPlan.get(planId)?.essential.splice(ageBand, 1, essentialCents(rateCents, ehb));
  }
  const filed = [...byPlan.values()];
  return {
    plans,
    cents: filed.map(({ cents }) => cents),
    places: Members.map(({ DateOfBirth }) => ageBandOf(ageAtQuote(DateOfBirth, Quote.EffectiveDate))),
    credit: { essential: filed.map(({ essential }) => essential), electedCents: ELECTED_CENTS },
  };
}

const noRates = () => ({ cents: Array<number>(51).fill(0), essential: Array<number>(51).fill(0) });

async function work(point: string, { database, session, path }: Asked): Promise<Finding> {
  const { statements, rowsRead } = await workOf(database, () => session.get(path));
  return {
    point,
    measured: `${statements - BESIDE} statements and the session (${rowsRead} rows read)`,
    target: `at most ${MOST_STATEMENTS}`,
    met: statements - BESIDE <= MOST_STATEMENTS,
  };
}
