import type { Response } from 'supertest';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

/** The people around a queue: an agent whose quotes are in it, and two of the staff who work on them. */
export interface QueueScene {
  app: TestApp;
  agent: User;
  sales: User;
  operations: User;
  /** A change of the queue by one of them: `AssignUserToQuote`. */
  put(user: User, call: string, body: object): Promise<Response>;
}

export async function startQueueScene(): Promise<QueueScene> {
  const app = await startApp();
  return {
    app,
    agent: await insertAgentUser(app),
    sales: await insertSalesUser(app),
    operations: await insertOperationsUser(app),
    put: async (user, call, body) => (await app.as(user)).put(`/api/sales/${call}`).send(body),
  };
}
