import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { BookRecord } from '../../shared/src/book-of-business/individuals/individual-book.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertContract } from '../support/contract-builders.ts';
import { insertAgentUser } from '../support/people.ts';

export const PATH = '/api/BobIndividual';

/** An empty book for each test of a file, at noon of November 23, 2026. The calls are its agent's unless another user is named. */
export function setUpBook() {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-23T17:00:00Z');
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    get agent() {
      return agent;
    },
    insert: (given: Parameters<typeof insertContract>[2] = {}) => insertContract(app, agent, given),
    search: async (body: object = {}, user = agent) => (await app.as(user)).post(`${PATH}/Search`).send(body),
    get: async (query: object = {}, user = agent) => (await app.as(user)).get(`${PATH}/Get`).query(query),
    pageOf: async (query: object, user = agent) => (await app.as(user)).get(`${PATH}/GetSearchPage`).query(query),
    canceled: async (query: object = {}, user = agent) =>
      (await app.as(user)).get(`${PATH}/GetCanceledContracts`).query(query),
  };
}

export const firstNames = (records: BookRecord[]): string[] => records.map(({ Name }) => Name.First);
