import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Response } from 'supertest';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote, person } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { requestsFor } from './book-requests.ts';
import { sellOnePlan } from './fixtures.ts';

const COUNT = 1_000;
/** Nine digits that nothing else has by chance: 4xx-6x-7xxx, all different. */
const ssnOf = (index: number) => `4${String(10 + (index % 90))}6${index % 10}7${String(index).padStart(3, '0')}`;
const SSNS = Array.from({ length: COUNT }, (_, index) => ssnOf(index));
const dashed = (ssn: string) => `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`;

describe('1,000 stored SSNs', () => {
  let app: TestApp;
  let agent: User;
  let quote: Quote;
  let planId: number;
  let members: CensusMember[];
  let output: ReturnType<typeof captureOutput>;

  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
    planId = await sellOnePlan(app);
    agent = await insertAgentUser(app);
    quote = await insertQuote(app, agent);
    const people = SSNS.map((ssn, index) =>
      employeeRequest({
        EmployeeNumber: index + 1,
        FirstName: `Ada ${index + 1}`,
        DentalStatus: 'Waive',
        SSN: index % 2 === 0 ? ssn : dashed(ssn),
      }),
    );
    const caller = await app.as(agent);
    const added = await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send(people);
    expect(added.status).toBe(200);
    // The same people once more: refused, and the refusal quotes no SSN.
    const again = await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send(people);
    expect([again.status, found(again.text)]).toEqual([422, []]);
    members = await app.database.manager.find(CensusMember, { where: { quoteId: quote.id }, order: { id: 'ASC' } });
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });

  /** The SSNs that the text holds, with or without dashes. */
  const found = (text: string): string[] => {
    const digits = new Set(text.match(/\d{9}|\d{3}-\d{2}-\d{4}/g)?.map((run) => run.replaceAll('-', '')));
    const runs = (text.match(/\d{10,}/g) ?? []).join(' ');
    return SSNS.filter((ssn) => digits.has(ssn) || runs.includes(ssn));
  };

  it('can be found by this search, or the tests below would prove nothing', () => {
    expect(found(`a ${SSNS[3]} b ${dashed(SSNS[4]!)} c 99${SSNS[5]}99`)).toEqual([SSNS[3], SSNS[4], SSNS[5]]);
  });

  it('leave by no read, whoever asks, but the one that is made for it', async () => {
    const approved = await app.as(agent);
    const body = { SelectedPlanIds: [planId], AssignedPlanForMembers: [] };
    expect((await approved.put(`/api/groupcensus/ApproveCensus/${quote.id}`).send({})).status).toBe(200);
    expect((await approved.put(`/api/plan/PutSelections/${quote.id}`).send(body)).status).toBe(200);
    const group = { id: quote.groupId, groupEnterpriseId: 'NONE' };
    const household = await insertIndividualQuote(app, agent);
    const [applicant] = await app.database.manager.findBy(CensusMember, { quoteId: household.id });
    const sent = { Members: [person({ Id: applicant!.id, Version: 1, SSN: dashed(SSNS[0]!) })] };
    expect((await approved.put(`/api/enrollment/PutIndividualenrollment/${household.id}`).send(sent)).status).toBe(200);
    const enrollingHousehold = await insertIndividualQuote(app, agent, { status: 'Enrolling' });
    const [enrollee] = await app.database.manager.findBy(CensusMember, { quoteId: enrollingHousehold.id });
    const info = { DentalStatus: 'Waive', VisionStatus: 'Waive', Gender: 'F', SSN: SSNS[1]! } as const;
    const enrolled = { Members: [person({ Id: enrollee!.id, Version: 1, ...info })] };
    const saved = await approved.put(`/api/enrollment/PutIndividualenrollment/${enrollingHousehold.id}`).send(enrolled);
    expect([saved.status, saved.body.Members[0].SSN, found(saved.text)]).toEqual([
      200,
      `***-**-${SSNS[1]!.slice(-4)}`,
      [],
    ]);
    const page = await approved.get(`/api/enrollment/GetIndividualEnrollment/${enrollingHousehold.id}`);
    expect([page.body.Members[0].SSN, found(page.text)]).toEqual([`***-**-${SSNS[1]!.slice(-4)}`, []]);
    const book = {
      agent,
      group,
      open: quote,
      quoted: quote,
      enrolling: quote,
      filed: quote,
      household,
      householdMemberId: applicant!.id,
      enrollingHousehold,
      openMemberIds: members.map(({ id }) => id),
      quotedMemberIds: members.map(({ id }) => id),
      enrollingMemberIds: members.map(({ id }) => id),
      secrets: [],
    } as unknown as Parameters<typeof requestsFor>[1]['book'];
    const reads = requestsFor(routesOf(app.server), { book, planId }).filter(({ method }) => method === 'get');
    const asked: string[] = [];
    for (const user of [agent, await insertSalesUser(app), await insertSuperUser(app)]) {
      for (const { name, path } of reads.filter((read) => !read.name.endsWith('/SSN'))) {
        const answer = await (await app.as(user)).get(path).buffer(true).parse(asBytes);
        const bytes = answer.body as Buffer;
        expect([name, found(readable(bytes)), found(JSON.stringify(answer.headers))]).toEqual([name, [], []]);
        asked.push(name);
      }
      const csv = await (await app.as(user)).get(`/api/groupcensus/${quote.id}?canIHazCsv=true`);
      expect([csv.status, csv.text.includes('Ada 1000'), found(csv.text)]).toEqual([200, true, []]);
    }
    expect(asked.length).toBeGreaterThan(60);
  });

  it('are shown one at a time to internal staff, who are written down', async () => {
    const sales = await insertSalesUser(app);
    const caller = await app.as(sales);
    const answer = await caller.get(`/api/groupcensus/${quote.id}/${members[7]!.id}/SSN`);
    expect(answer.body).toEqual({ SSN: dashed(SSNS[7]!) });
    const [event, ...more] = await app.database.manager.findBy(AuditEvent, { userId: sales.id, action: 'reveal-ssn' });
    expect([event?.subjectId, event?.fields, more]).toEqual([String(members[7]!.id), 'SSN', []]);
  });

  it('stand in no row, no file of the database and no line of the log', async () => {
    const rows: string[] = [];
    for (const { tableName } of app.database.entityMetadatas.filter(({ tableName: name }) => name !== 'plan_rates')) {
      rows.push(JSON.stringify(await app.database.query(`SELECT * FROM ${app.database.driver.escape(tableName)}`)));
    }
    expect(rows.join().includes('Ada 1000')).toBe(true);
    expect(found(rows.join('\n'))).toEqual([]);
    expect(found(await filesOf(app))).toEqual([]);
    expect(found(output.text())).toEqual([]);
  });

  it('look different in every row, also where two quotes hold the same one', async () => {
    const other = await insertQuote(app, agent);
    const same = employeeRequest({ FirstName: 'Twin', SSN: SSNS[0] });
    await (await app.as(agent)).post(`/api/groupcensus/${other.id}`).send(same);
    const sealed = (await app.database.manager.find(CensusMember)).map(({ ssnSealed }) => ssnSealed);
    expect([sealed.length, new Set(sealed).size]).toEqual([COUNT + 3, COUNT + 3]);
  });

  it('do not open in another row: the census stays readable, the reveal says what to do, no digit is shown', async () => {
    const [one, other] = members as [CensusMember, CensusMember];
    const { ssnSealed } = other;
    await app.database.manager.update(CensusMember, { id: one.id }, { ssnSealed, version: () => 'version' });
    const list = await (await app.as(agent)).get(`/api/groupcensus/${quote.id}`);
    const shown = (list.body as { Id: number; SSN: string }[]).filter(({ Id }) => [one.id, other.id].includes(Id));
    expect([list.status, shown.map(({ SSN }) => SSN)]).toEqual([200, ['***-**-****', `***-**-${SSNS[1]!.slice(-4)}`]]);
    const reveal = await (await app.as(await insertSalesUser(app))).get(`/api/groupcensus/${quote.id}/${one.id}/SSN`);
    expect([reveal.status, reveal.body.Message, found(reveal.text)]).toEqual([
      409,
      'The stored SSN of this member cannot be read. Please enter it again.',
      [],
    ]);
  });
});

const asBytes = (answer: Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => done(null, Buffer.concat(chunks)));
};

/** Texts as they are; of a PDF also what its compressed streams hold, where text stands as hexadecimal glyphs or plain. */
function readable(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF')) {
    return bytes.toString('utf8');
  }
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body;
    }
  });
  return [text, ...streams].join('\n');
}

/** The database file and its write-ahead log as they are; empty for a server, whose files are not ours. */
async function filesOf(app: TestApp): Promise<string> {
  const { database } = app.database.options;
  if (app.database.options.type !== 'better-sqlite3' || typeof database !== 'string') {
    return '';
  }
  const folder = dirname(database);
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'latin1')));
  expect(files.join('').includes('Ada 1000')).toBe(true);
  return files.join('\n');
}
