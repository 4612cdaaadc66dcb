import { DAY_OUT_OF_REACH } from '../../shared/src/dates/day-problems.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { documentedOperations, type Operation, type Schema } from './document-requests.ts';

const OUT_OF_REACH = ['1753-01-01', '1/1/1900', '1905-01-01', '12/31/1969', '2101-01-01', '9999-12-31'];
const IN_REACH = ['1970-01-01', '12/31/2100'];
/** Lists whose filter has days; the names of those that take them beside it are in the document. */
const IN_FILTER: Readonly<Record<string, readonly string[]>> = {
  'GET /api/audit': ['fromDate', 'toDate'],
  'GET /api/audit.csv': ['fromDate', 'toDate'],
  'GET /api/sales/GetIndividualApplications': ['fromDate', 'toDate'],
  'POST /api/sales/GetIndividualApplications': ['fromDate', 'toDate'],
  'GET /api/sales/GetPaymentErrorReport': ['fromDate', 'toDate'],
  'GET /api/sales/GetSmallGroupMemberErrors': ['fromDate', 'toDate'],
  'GET /api/sales/GetPassiveRenewalErrors': ['fromDate', 'toDate'],
};

interface Asked {
  operation: Operation;
  field: string;
  ask(caller: Caller, day: string): PromiseLike<{ status: number; body: { Fields?: object }; text: string }>;
}

/** Days of a quote have rules of their own. */
const OF_QUOTES = ['eventDate', 'effectiveDate'];
const isDay = ({ format }: Schema, name: string): boolean =>
  (format === 'date' || /date$/i.test(name)) && !OF_QUOTES.includes(name);

describe('a day that is asked for', () => {
  let app: TestApp;
  let staff: Caller;
  let agent: Caller;
  let asked: Asked[];
  beforeAll(async () => {
    app = await startApp();
    staff = await app.as(await insertSuperUser(app));
    agent = await app.as(await insertAgentUser(app));
    asked = documentedOperations(app.server).flatMap(askedOf);
  });
  afterAll(() => app.close());

  function askedOf(operation: Operation): Asked[] {
    const { method, path, query } = operation;
    const isReport = query.some(({ name }) => name === 'filter') || /Report|Errors/.test(path);
    const inQuery = query.filter(({ name, schema }) => isDay(schema, name)).map(({ name }) => name);
    const inBody = Object.entries(isReport || /Search/.test(path) ? (operation.body?.properties ?? {}) : {})
      .filter(([name, schema]) => schema.format === 'date' || /^Submitted(From|To)$/.test(name))
      .map(([name]) => name);
    const inFilter = IN_FILTER[operation.name] ?? [];
    return [
      ...inQuery.map((field) => ({
        operation,
        field,
        ask: (caller: Caller, day: string) => caller[method](path).query({ [field]: day }),
      })),
      ...inBody.map((field) => ({
        operation,
        field,
        ask: (caller: Caller, day: string) => caller[method](path).send({ [field]: day }),
      })),
      ...inFilter.map((field) => ({
        operation,
        field,
        ask: (caller: Caller, day: string) =>
          method === 'get'
            ? caller.get(path).query({ filter: JSON.stringify({ [field]: day }) })
            : caller[method](path).send({ Filter: { [field]: day } }),
      })),
    ];
  }

  it('is known to be asked for in every report, list and file', () => {
    const names = new Set(asked.map(({ operation }) => operation.name));
    expect(Object.keys(IN_FILTER).filter((name) => !names.has(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(10);
  });

  it('is refused at its field where nothing can be, and answered at both ends of what can', async () => {
    const wrong: string[] = [];
    for (const { operation, field, ask } of asked) {
      const callers = [staff, agent];
      const first = await ask(staff, OUT_OF_REACH[0]!);
      const caller = first.status === 403 ? callers[1]! : callers[0]!;
      for (const day of OUT_OF_REACH) {
        const { status, body } = await ask(caller, day);
        const told = (body.Fields ?? {}) as Record<string, string[]>;
        if (status !== 400 || !Object.values(told).flat().includes(DAY_OUT_OF_REACH) || !(field in told)) {
          wrong.push(`${operation.name} ${field} ${day} ${status} ${JSON.stringify(told)}`);
        }
      }
      for (const day of IN_REACH) {
        const { status, text } = await ask(caller, day);
        if (status >= 500 || text.includes(DAY_OUT_OF_REACH)) {
          wrong.push(`${operation.name} ${field} ${day} ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
