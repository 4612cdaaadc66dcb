import { openApiDocument } from '../../backend/src/platform/http/open-api.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { ACCESS_BY_ROUTE } from './access-by-route.ts';
import { type NamedRequest, requestsFor, withBody } from './book-requests.ts';
import { databaseState } from './database-state.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';

const NOBODY = 2_000_000_001;
const ID_IN_PATH = /^:(id|\w+Id)$/;
/** Of a table: the carrier's numbers are longer, or no numbers. */
const ROW_ID = /^(\d{1,9}|2000000001)$/;
const IDS_IN_BODIES = ['Id', 'QuoteId', 'GroupId'];

type Documented = Record<string, { responses: Record<string, { content?: Record<string, { examples?: object }> }> }>;

/** The same for a record that there is not; null where the request names none. */
function ofNobody(request: NamedRequest): NamedRequest | null {
  const { name, path, body } = request;
  const parts = name.split(' ')[1]!.split('/');
  const sent = path.split('/');
  const at = sent.findIndex((part, index) => ID_IN_PATH.test(parts[index] ?? '') && ROW_ID.test(part));
  if (at >= 0) {
    return { ...request, path: sent.with(at, String(NOBODY)).join('/') };
  }
  if (typeof body !== 'object' || !IDS_IN_BODIES.some((field) => field in body)) {
    return null;
  }
  const ids = Object.entries(body).map(([field, value]) => [field, IDS_IN_BODIES.includes(field) ? NOBODY : value]);
  return { ...request, body: Object.fromEntries(ids) as object };
}

describe('a record that there is not', () => {
  let app: TestApp;
  let book: Book;
  let superUser: User;
  let requests: NamedRequest[];
  beforeAll(async () => {
    app = await startApp();
    const planId = await sellOnePlan(app);
    book = await insertBook(app, planId);
    superUser = await insertSuperUser(app);
    const { paths } = openApiDocument(app.server);
    const mayMiss = ({ name, method }: NamedRequest): boolean => {
      const route = name.split(' ')[1]!.replaceAll(/:(\w+)/g, '{$1}');
      const { responses } = (paths[route] as Documented)[method]!;
      return 'NOT_FOUND' in (responses['404']?.content?.['application/json']?.examples ?? {});
    };
    requests = requestsFor(routesOf(app.server), { book, planId }).filter(mayMiss);
  });
  afterAll(() => app.close());

  const send = async ({ name, method, path, body }: NamedRequest) => {
    const entitled = ACCESS_BY_ROUTE[name];
    const isForStaff = Array.isArray(entitled) && entitled.includes('superuser');
    return withBody((await app.as(isForStaff ? superUser : book.agent))[method](path), body);
  };

  it('is not found by any call that names one, says so, and nothing is written', async () => {
    const asked = requests.map(ofNobody).filter((request) => request !== null);
    const before = await databaseState(app);
    const wrong: string[] = [];
    for (const request of asked) {
      const { status, body } = await send(request);
      if (status !== 404 || body.Code !== 'NOT_FOUND' || !body.Message) {
        wrong.push(`${request.name}: ${status} ${body.Code} ${body.Message}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
    expect(await databaseState(app)).toEqual(before);
  });
});
