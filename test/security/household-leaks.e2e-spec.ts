import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualEnrollment } from '../../backend/src/enrollment/parts/household/individual-enrollment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { recordTraffic, type RecordedTraffic } from '../support/recorded-traffic.ts';
import { routesOf } from '../support/routes.ts';
import { startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { APPLICANT_SSN } from '../support/submittable-household.ts';
import { type NamedRequest, requestsFor, withBody } from './book-requests.ts';
import { type Household, liveThrough, readReports, searchFor, START } from './household-journey.ts';
import { CHILD_SSN, columnsWith, keptSecretsIn, peopleIn, secretsIn, SPOUSE_SSN } from './household-secrets.ts';

const PLAIN = APPLICANT_SSN.replaceAll('-', '');
/** What the page of the enrollment, and its application, show to those who may see them. */
const SHOWN: [RegExp, string[]][] = [
  [/^GET \/api\/enrollment\/GetIndividualEnrollment\/\d+\b/, ['last digits', 'health']],
  [/^PUT \/api\/enrollment\/PutIndividualenrollment\/\d+\b/, ['last digits']],
  [/^POST \/api\/enrollment\/postShorttermHealthInformation$/, ['health']],
  [/^GET \/api\/enrollment\/GetApplication\/\d+\b/, ['last digits', 'health']],
  // One SSN at a time, for staff.
  [/^GET \/api\/groupcensus\/\d+\/\d+\/SSN\b/, ['SSN']],
];
/** Nine digits are a number that a quote can have: who asks for it is told that there is none. */
const NO_SUCH_QUOTE = new RegExp(`\\w+ ${PLAIN} was not found\\.`, 'g');

describe('SSNs and answers about health, from the first quote to the paid contract', () => {
  let app: TestApp;
  let carrier: StubCarrier;
  let folder: string;
  let output: ReturnType<typeof captureOutput>;
  let traffic: RecordedTraffic;
  let users: User[];
  let sales: User;
  let households: Record<'denied' | 'paid' | 'refused' | 'family', Household>;

  beforeAll(async () => {
    output = captureOutput();
    carrier = await startStubCarrier();
    folder = await mkdtemp(join(tmpdir(), 'pq-leaks-'));
    app = await startApp({ LOG_LEVEL: 'debug', CARRIER_URL: carrier.url, DOCUMENTS_URL: `folder:${folder}` });
    traffic = recordTraffic(app);
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
    const plans = await sellIndividualPlans(app);
    const agent = await insertAgentUser(app, { roles: [ROLES.smallGroupAgent, ROLES.individualAgent] });
    const operations = await insertOperationsUser(app);
    sales = await insertSalesUser(app);
    users = [agent, sales, await insertSuperUser(app)];
    households = await liveThrough({ app, carrier, plans, agent, operations });
    await searchFor(app, agent);
    await searchFor(app, sales);
    await readReports(app, operations);
    await readEverything();
    await sendBadInput();
  });
  afterAll(async () => {
    traffic.restore();
    output.restore();
    await app.close();
    await carrier.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A request to every route, about this household. */
  async function requestsAbout({ id }: Household): Promise<NamedRequest[]> {
    const quote = await app.database.manager.findOneByOrFail(Quote, { id });
    const { id: memberId } = await app.database.manager.findOneByOrFail(CensusMember, { quoteId: id });
    const book = {
      ...{ agent: users[0], group: { id: 1, groupEnterpriseId: 'NONE' }, secrets: [] },
      ...{ open: quote, quoted: quote, enrolling: quote, filed: quote, household: quote, enrollingHousehold: quote },
      ...{
        householdMemberId: memberId,
        openMemberIds: [memberId],
        quotedMemberIds: [],
        enrollingMemberIds: [memberId],
      },
    } as unknown as Parameters<typeof requestsFor>[1]['book'];
    return requestsFor(routesOf(app.server), { book, planId: 1 });
  }

  /** Lists by everybody; each household by its agent and by staff. */
  async function readEverything(): Promise<void> {
    const lists = (await requestsAbout(households.refused)).filter(({ hasId }) => !hasId);
    for (const user of users) {
      await readAll(user, lists);
    }
    const { denied, refused, family } = households;
    for (const household of [denied, refused, family]) {
      const about = (await requestsAbout(household)).filter(({ hasId }) => hasId);
      await readAll(users[0]!, about);
      await readAll(sales, about);
    }
  }

  async function readAll(user: User, requests: readonly NamedRequest[]): Promise<void> {
    const caller = await app.as(user);
    for (const { path } of requests.filter(({ method }) => method === 'get')) {
      await caller.get(path).buffer(true);
    }
  }

  /** Requests to every route that are refused, with an SSN where it is not expected. */
  async function sendBadInput(): Promise<void> {
    const visitor = await app.visitor();
    await visitor.post('/api/account').send({ UserName: APPLICANT_SSN, Password: PLAIN });
    const caller = await app.as(sales);
    const filter = encodeURIComponent(JSON.stringify({ q: APPLICANT_SSN, SSN: PLAIN }));
    for (const { method, path, body, hasId } of await requestsAbout(households.family)) {
      const [address = ''] = path.split('?');
      await caller[method](hasId ? address.replace(/\d+/, PLAIN) : `${address}/${APPLICANT_SSN}`).send();
      if (method === 'get') {
        await caller.get(`${address}?filter=${filter}&sort=["${PLAIN}","ASC"]&SSN=${APPLICANT_SSN}`);
      } else if (typeof body === 'object') {
        const extra = { Unasked: APPLICANT_SSN };
        await withBody(
          caller[method](path),
          Array.isArray(body) ? [...(body as object[]), extra] : { ...body, ...extra },
        );
      }
    }
    await caller.post('/api/quote').type('json').send(`{"SSN":"${APPLICANT_SSN}",`);
  }

  it('could be found by the searches below', () => {
    for (const text of [APPLICANT_SSN, `x${PLAIN}x`, SPOUSE_SSN.replaceAll('-', ' '), CHILD_SSN]) {
      expect(secretsIn(text)).toContain('SSN');
    }
    expect(secretsIn('"SSN":"***-**-9992" In the last five years, has anyone had a stroke? Yes')).toEqual([
      'last digits',
      'health',
    ]);
    expect(peopleIn('Yorick Quixfamily, 03/01/1984')).toEqual(['name', 'birth date']);
    expect(peopleIn('born 3/1/1984')).toEqual(['birth date']);
  });

  it('reach the carrier, which needs the SSNs, and nobody else; health answers reach nobody', () => {
    const toCarrier = traffic.sent.filter((text) => text.startsWith(`${carrier.url}/applications`));
    const others = traffic.sent.filter((text) => !toCarrier.includes(text));
    expect(new Set(toCarrier.map((text) => keptSecretsIn(text).join()))).toEqual(new Set(['SSN']));
    expect(toCarrier.some((text) => text.includes(CHILD_SSN.replaceAll('-', '')))).toBe(true);
    // Two payment pages, and the notice that one was paid.
    expect(others.map(keptSecretsIn)).toEqual([[], [], []]);
  });

  it('leave in no answer but the masked SSN and the answers of the page and the application', () => {
    const shownBy = (request: string) => SHOWN.find(([route]) => route.test(request))?.[1] ?? [];
    const leaks = traffic.answers.flatMap(({ request, text }) =>
      secretsIn(text.replaceAll(NO_SUCH_QUOTE, ''))
        .filter((secret) => !shownBy(request).includes(secret))
        .map((secret) => `${secret}: ${request}`),
    );
    expect([...new Set(leaks)]).toEqual([]);
    expect(traffic.answers.length).toBeGreaterThan(700);
  });

  it('are shown there, to staff with a record of who has read them', async () => {
    const shown = traffic.answers.filter(({ status, text }) => status === 200 && secretsIn(text).length > 0);
    for (const [route, secrets] of SHOWN) {
      const found = shown.filter(({ request }) => route.test(request)).flatMap(({ text }) => secretsIn(text));
      expect([...new Set(found)].sort()).toEqual([...secrets].sort());
    }
    const where = { action: 'view-health-answers', userId: sales.id };
    const readings = await app.database.manager.find(AuditEvent, { where, order: { id: 'ASC' } });
    const { denied, refused } = households;
    // The page and the application of each; a family that buys permanent coverage has no such answers.
    expect(readings.map(({ subjectId }) => Number(subjectId))).toEqual(
      [denied, denied, refused, refused].map(({ id }) => id),
    );
    const revealed = shown.filter(({ request }) => request.includes('/SSN'));
    expect(await app.database.manager.countBy(AuditEvent, { action: 'reveal-ssn', userId: sales.id })).toBe(
      revealed.length,
    );
  });

  it('stand in no column of no table, save sealed', async () => {
    const { manager } = app.database;
    const sealed = await manager.find(CensusMember, { select: { ssnSealed: true } });
    const answers = await manager.find(IndividualEnrollment, { select: { healthSealed: true } });
    expect([
      sealed.filter(({ ssnSealed }) => ssnSealed).length,
      answers.filter((row) => row.healthSealed).length,
    ]).toEqual([6, 3]);
    expect(await columnsWith(app, keptSecretsIn)).toEqual([]);
    const { id } = households.denied;
    await manager.update(Quote, { id }, { name: `New ${PLAIN}`, version: () => 'version' });
    expect(await columnsWith(app, keptSecretsIn)).toEqual(['SSN in quotes.name']);
    await manager.update(Quote, { id }, { name: 'New', version: () => 'version' });
  });

  it('stand in no stored file, of which what was signed has the last digits', async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    expect(texts.map(keptSecretsIn)).toEqual(texts.map(() => ['last digits']));
    expect(texts).toHaveLength(4);
  });

  it('stand in no line of the log, nor do names and birth dates', () => {
    expect([...keptSecretsIn(output.text()), ...peopleIn(output.text())]).toEqual([]);
    expect(output.text()).toContain('submit-application');
  });
});
