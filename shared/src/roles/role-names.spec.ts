import type { Permission } from '#shared/roles/permissions';
import { initials, roleNames } from '#shared/roles/role-names';

describe('roleNames', () => {
  it.each<[Permission[], string]>([
    [['internaloperations', 'camad', 'internal'], 'Internal operations, CAMAD'],
    [['agent', 'agentbroker', 'smallgroup'], 'Agent-broker, Agent'],
    [[], ''],
  ])('%j reads %j', (permissions, expected) => {
    expect(roleNames(permissions)).toBe(expected);
  });
});

describe('initials', () => {
  it.each([
    ['Ada Agent', 'AA'],
    ['ada van der berg', 'AB'],
    ['Ada', 'A'],
    [' ', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
