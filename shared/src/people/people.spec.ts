import {
  AGENCY_NAME_MISSING,
  agencyNameProblem,
  GENERAL_AGENCY_CYCLE,
  GENERAL_AGENCY_ITSELF,
  generalAgencyProblem,
} from '#shared/people/agency.record';
import {
  movesWithAgent,
  NPN_INVALID,
  npnProblem,
  SRC_AGENT_ID_INVALID,
  SRC_AGENT_ID_MISSING,
  srcAgentIdProblem,
} from '#shared/people/agent.record';
import { knownRoles, namesOfRoles } from '#shared/roles/role-names';
import * as password from '#shared/people/password.record';
import * as user from '#shared/people/user-rules';
import { ROLES } from '#shared/roles/permissions';

const ROLE_RULES = { InternalSales: ['sales'], InternalOperations: ['ops', 'sales'] };

describe('knownRoles', () => {
  it('names each role once, those of a rule with several by their own names', () => {
    expect(knownRoles(ROLE_RULES).map(({ role, name }) => [role, name])).toEqual([
      [ROLES.smallGroupAgent, 'Agent'],
      [ROLES.individualAgent, 'Individual agent'],
      [ROLES.smallGroupAgentAdmin, 'Agent admin'],
      ['sales', 'Internal sales'],
      ['ops', 'Internal operations (ops)'],
      [ROLES.camadInternal, 'CAMAD'],
      [ROLES.superUser, 'Super user'],
    ]);
  });

  it('leaves a role that means nothing as it is', () => {
    expect(namesOfRoles([ROLES.superUser, 'former'], knownRoles(ROLE_RULES))).toEqual(['Super user', 'former']);
  });
});

describe('usernameProblem', () => {
  it.each([
    ['ada', null],
    [' Ada.Byron@example.com ', null],
    ['', user.USERNAME_MISSING],
    ['ab', user.USERNAME_INVALID],
    ['ada byron', user.USERNAME_INVALID],
    ['a'.repeat(101), user.USERNAME_INVALID],
    ['ädä', user.USERNAME_INVALID],
  ])('of %j is %j', (text, problem) => {
    expect(user.usernameProblem(text)).toBe(problem);
  });
});

describe('placeProblems', () => {
  const all = knownRoles(ROLE_RULES);
  it.each([
    [{ Roles: [ROLES.smallGroupAgent], AgentId: 1, IsGeneralAgent: true }, {}],
    [{ Roles: ['sales', ROLES.superUser], AgentId: null, IsGeneralAgent: false }, {}],
    [{ Roles: [], AgentId: null, IsGeneralAgent: false }, { Roles: user.ROLE_MISSING }],
    [{ Roles: ['former'], AgentId: null, IsGeneralAgent: false }, { Roles: user.ROLE_UNKNOWN }],
    [{ Roles: ['sales', ROLES.smallGroupAgent], AgentId: 1, IsGeneralAgent: false }, { Roles: user.ROLES_MIXED }],
    [{ Roles: [ROLES.individualAgent], AgentId: null, IsGeneralAgent: false }, { AgentId: user.AGENT_MISSING }],
    [{ Roles: ['ops'], AgentId: 1, IsGeneralAgent: false }, { AgentId: user.AGENT_NOT_FOR_STAFF }],
    [{ Roles: ['ops'], AgentId: null, IsGeneralAgent: true }, { IsGeneralAgent: user.GENERAL_AGENT_EXTERNAL }],
  ])('of %j are %j', (place, problems) => {
    expect(user.placeProblems(place, all)).toEqual(problems);
  });
});

describe('passwordProblem', () => {
  it.each([
    ['eleven char', password.PASSWORD_TOO_SHORT],
    ['twelve chars', null],
    ['x'.repeat(201), password.PASSWORD_TOO_LONG],
    ['my ADA.byron words', password.PASSWORD_HAS_NAME],
    ['abcdabcdabcd', password.PASSWORD_TOO_SIMPLE],
  ])('of %j is %j', (text, problem) => {
    expect(password.passwordProblem(text, 'ada.byron')).toBe(problem);
  });
});

describe('an agent', () => {
  it.each([
    ['A-1001', null],
    ['', SRC_AGENT_ID_MISSING],
    ['A 1001', SRC_AGENT_ID_INVALID],
    ['A'.repeat(21), SRC_AGENT_ID_INVALID],
  ])('with the number %j has the problem %j', (text, problem) => {
    expect(srcAgentIdProblem(text)).toBe(problem);
  });

  it.each([
    ['', null],
    ['1234567890', null],
    ['12345678901', NPN_INVALID],
    ['12-34', NPN_INVALID],
  ])('with the NPN %j has the problem %j', (text, problem) => {
    expect(npnProblem(text)).toBe(problem);
  });

  it.each([
    [12, 1, '12 groups and 1 user move with this agent.'],
    [1, 0, '1 group moves with this agent.'],
    [0, 2, '2 users move with this agent.'],
    [0, 0, 'No groups and no users move with this agent.'],
  ])('with %i groups and %i users takes them along', (groups, users, words) => {
    expect(movesWithAgent({ groups, users })).toBe(words);
  });
});

describe('an agency', () => {
  const above = new Map([
    [2, 1],
    [3, 2],
  ]);
  it.each([
    [4, 3, null],
    [null, 3, null],
    [1, null, null],
    [2, 1, null],
    [1, 1, GENERAL_AGENCY_ITSELF],
    [1, 3, GENERAL_AGENCY_CYCLE],
    [1, 2, GENERAL_AGENCY_CYCLE],
  ])('%j under %j has the problem %j', (agency, general, problem) => {
    expect(generalAgencyProblem(agency, general, above)).toBe(problem);
  });

  it('ends its search where the stored agencies already go round in a circle', () => {
    expect(
      generalAgencyProblem(
        9,
        1,
        new Map([
          [1, 2],
          [2, 1],
        ]),
      ),
    ).toBeNull();
  });

  it('has a name', () => {
    expect([agencyNameProblem('  '), agencyNameProblem('Great Lakes')]).toEqual([AGENCY_NAME_MISSING, null]);
  });

  it('has a name that documents can print', () => {
    expect(agencyNameProblem('Agentur Świętego Jana')).toBeNull();
    expect(agencyNameProblem('五大湖 Benefits')).toBe(
      '“五” cannot be printed on documents. Write it in Latin letters, as on official papers.',
    );
  });
});
