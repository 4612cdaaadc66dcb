import type { User } from '../../backend/src/platform/people/user.table.ts';
import { SALES_ROLE } from '../../backend/src/platform/account/demo-accounts.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { ChangeUserRequest, CreateUserRequest, UserRow } from '../../shared/src/people/user.record.ts';
import type { Caller, TestApp } from '../support/app.ts';

let count = 0;

/** The form's request for a new sales user. */
export const userRequest = (given: Partial<CreateUserRequest> = {}): CreateUserRequest => {
  count += 1;
  return {
    Username: `new.user${count}`,
    FullName: 'Nell Newcomer',
    Email: `new${count}@example.com`,
    Roles: [SALES_ROLE],
    AgentId: null,
    IsGeneralAgent: false,
    ...given,
  };
};

/** The form's request for a change of this user. */
export const changeRequest = (row: UserRow, given: Partial<ChangeUserRequest> = {}): ChangeUserRequest => ({
  Version: row.Version,
  FullName: row.FullName,
  Email: row.Email,
  Roles: row.Roles,
  AgentId: row.AgentId,
  IsGeneralAgent: row.IsGeneralAgent,
  ...given,
});

export const readUser = async (caller: Caller, { id }: Pick<User, 'id'>): Promise<UserRow> =>
  (await caller.get(`/api/people/Users/${id}`)).body as UserRow;

/** The secret part of a link. */
export const tokenOf = (url: string): string => url.split('#')[1] ?? '';

/** The audit entries of this user, agent or agency: action and fields, in order. */
export async function auditOf(app: TestApp, subject: string, id: number): Promise<[string, string][]> {
  const where = { subject, subjectId: String(id) };
  const events = await app.database.manager.find(AuditEvent, { where, order: { id: 'ASC' } });
  return events.map(({ action, fields }) => [action, fields]);
}
