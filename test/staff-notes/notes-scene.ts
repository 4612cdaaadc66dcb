import type { Response } from 'supertest';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { AddStaffNoteRequest, StaffNotesResponse } from '../../shared/src/staff-notes/staff-note.record.ts';
import type { StaffNotificationsResponse } from '../../shared/src/staff-notifications/staff-notification.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

/** Staff who write notes on an agent's quotes, and are told of them. */
export interface NotesScene {
  app: TestApp;
  agent: User;
  sales: User;
  operations: User;
  addNote(by: User, quoteId: number, body: Partial<AddStaffNoteRequest>, key?: string): Promise<Response>;
  notes(of: User, quoteId: number, before?: number): Promise<StaffNotesResponse>;
  notifications(of: User, before?: number): Promise<StaffNotificationsResponse>;
  unread(of: User): Promise<number>;
}

export async function startNotesScene(): Promise<NotesScene> {
  const app = await startApp({ LOG_LEVEL: 'debug' });
  const read = async <Answer>(user: User, path: string, before?: number) => {
    const { status, body } = await (await app.as(user)).get(path).query(before === undefined ? {} : { before });
    expect(status).toBe(200);
    return body as Answer;
  };
  return {
    app,
    agent: await insertAgentUser(app),
    sales: await insertSalesUser(app),
    operations: await insertOperationsUser(app),
    addNote: async (by, quoteId, body, key) => {
      const request = (await app.as(by)).post(`/api/sales/AddStaffNote/${quoteId}`);
      return (key === undefined ? request : request.set('Idempotency-Key', key)).send({ Mentions: [], ...body });
    },
    notes: (of, quoteId, before) => read(of, `/api/sales/GetStaffNotes/${quoteId}`, before),
    notifications: (of, before) => read(of, '/api/sales/GetStaffNotifications', before),
    unread: async (of) => (await read<{ Count: number }>(of, '/api/sales/GetUnreadNotificationCount')).Count,
  };
}
