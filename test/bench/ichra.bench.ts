import type { CensusMemberRequest } from '../../shared/src/census/census.record.ts';
import { isoDateOf, yearOf } from '../../shared/src/dates/iso-date.ts';
import type { IchraComparison } from '../../shared/src/ichra/ichra.record.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import { createQuote } from './demo-quote.ts';
import { morePlans } from './more-plans.ts';
import { cpuSecondsOf } from './process-costs.ts';
import { atMost, type Finding } from './report.ts';

const EMPLOYEES = 200;
const EXTRA_PLANS = 20;
const CALLS = 20;
const LIMIT_MS = 300;

/** A group plan, an allowance and plans of their own for 200 employees, with everybody's tax credit: CPU of the server for an answer. */
export async function ichraBench(): Promise<Finding[]> {
  const database = (await mysqlBenchDatabase()) ?? (await sqliteBenchDatabase());
  try {
    const quote = await onServer(database, (session) => createQuote(session));
    await morePlans(database, yearOf(quote.EffectiveDate), EXTRA_PLANS);
    return await onServer(database, async (session, { processId }) => {
      const path = await offered(session, quote.Id);
      const { Employees } = await session.get<IchraComparison>(path);
      const before = cpuSecondsOf(processId);
      for (let call = 0; call < CALLS; call += 1) {
        await session.get(path);
      }
      const cpuMs = ((cpuSecondsOf(processId) - before) * 1_000) / CALLS;
      const own = Employees.filter(({ OwnNet }) => OwnNet !== null).length;
      const point = `${database.kind}: ${Employees.length} employees, three ways`;
      return [atMost(point, cpuMs / LIMIT_MS, 1, `${cpuMs.toFixed(0)} ms of CPU, ${own} own plans with a credit`)];
    });
  } finally {
    await database.drop();
  }
}

async function onServer<Result>(
  { url }: BenchDatabase,
  use: (session: ApiSession, server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer('bench-ichra', { DATABASE_URL: url, JOBS_POLL_MS: '0' });
  try {
    return await use(await signInToApi(server.url, 'agent'), server);
  } finally {
    await server.stop();
  }
}

/** The employees on the quote, with a group plan and an allowance. @returns where the comparison is read */
async function offered(session: ApiSession, quoteId: number): Promise<string> {
  await session.send('POST', `/api/groupcensus/AddAllGroupCensus/${quoteId}?mode=replace`, employees());
  await session.send('PUT', `/api/groupcensus/ApproveCensus/${quoteId}`, {});
  const plans = await session.get<Plan[]>(`/api/plan/GetAllPlans/${quoteId}`);
  const { PlanId } = plans.find(({ IsMedical, RatesLoaded }) => IsMedical && RatesLoaded)!;
  const selection = { SelectedPlanIds: [PlanId], AssignedPlanForMembers: [] };
  await session.send('PUT', `/api/plan/PutSelections/${quoteId}`, selection);
  const path = `/api/ichra/${quoteId}`;
  const { Version } = await session.get<IchraComparison>(path);
  const amounts = { Metal: 'Silver', EmployeeOnly: 300, Family: 600, AssumedIncome: 45_000 };
  await session.send('PUT', path, { GroupPlanId: null, ...amounts, Incomes: [], Version });
  return path;
}

/** Of every age from 21 to 64; every second one with a spouse. */
const employees = (): CensusMemberRequest[] =>
  Array.from({ length: EMPLOYEES }, (_, at) => at + 1).flatMap((EmployeeNumber) => {
    const person = (RelationshipToSubscriber: 'Self' | 'Spouse'): CensusMemberRequest => ({
      Id: 0,
      EmployeeNumber,
      RelationshipToSubscriber,
      FirstName: RelationshipToSubscriber === 'Self' ? 'Ruth' : 'Omar',
      LastName: `Family${'abcdefghij'[EmployeeNumber % 10]}${'abcdefghijklmnopqrstu'[Math.floor(EmployeeNumber / 10)]}`,
      DateOfBirth: isoDateOf(1963 + (EmployeeNumber % 42), 6, 15),
      Gender: RelationshipToSubscriber === 'Self' ? 'F' : 'M',
      ...{ MedicalStatus: 'Enroll', DentalStatus: 'Waive', VisionStatus: 'Waive' },
      Tobacco: false,
      LastTobaccoUse: null,
    });
    return EmployeeNumber % 2 === 0 ? [person('Self')] : [person('Self'), person('Spouse')];
  });
