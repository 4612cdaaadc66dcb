import { agentChoice } from '#shared/book-of-business/agent-choice';
import type { Permission } from '#shared/roles/permissions';

describe('agentChoice', () => {
  it.each<[Permission[], string]>([
    [['agent', 'smallgroup'], 'own'],
    [['agent', 'agentbroker', 'smallgroup'], 'own'],
    [['agent', 'generalagent', 'smallgroup'], 'either'],
    [['agentadmin', 'smallgroup'], 'picked'],
    [['agent', 'agentadmin', 'smallgroup'], 'picked'],
    [['internalsales', 'internal', 'smallgroup'], 'picked'],
  ])('%j: %s', (permissions, choice) => {
    expect(agentChoice(permissions)).toBe(choice);
  });
});
