import { nobodyLeft, ownLockOut, roleListProblem, rolesOfAgents } from '#shared/business-rules/internal-roles';

const accounts = [['sales-team'], ['pq-role-superuser', 'desk'], ['tuo-role-smallgroupagent']];
const stranger = { roles: ['pq-role-superuser'], hasPermission: false };
const member = { roles: ['pq-role-superuser', 'desk'], hasPermission: true };

describe('the roles that mean internal sales', () => {
  it.each([
    [['sales-team'], stranger, null],
    [['nobody', 'sales-team'], stranger, null],
    [['nobody'], stranger, nobodyLeft('InternalSales')],
    [['sales'], stranger, nobodyLeft('InternalSales')],
    [['sales-team', 'tuo-role-smallgroupagent'], stranger, rolesOfAgents('tuo-role-smallgroupagent')],
    [['sales-team'], member, ownLockOut('InternalSales')],
    [['sales-team', 'desk'], member, null],
  ])('%j', (roles, editor, problem) => {
    expect(roleListProblem('InternalSales', { roles, accounts, editor })).toBe(problem);
  });
});
