import type { Agent } from '#shared/people/agent.record';
import { agentCriteria, agentsMatching } from './agents-matching.ts';
import { givenCriteria } from './agents-queries.ts';

const agent = (Id: number, First: string, Last: string): Agent => ({
  Id,
  Name: { First, Last },
  SrcAgentId: `A10${Id}`,
  NpnNumber: `900${Id}`,
  AgencyName: 'Lakeshore Benefits',
  Phone: '',
  Email: '',
  IsAgentBroker: false,
});
const agents = [agent(1, 'Ada', 'Agent'), agent(2, 'Adam', 'Baker')];

describe('agentsMatching', () => {
  it.each([
    ['', [1, 2]],
    ['ada', [1, 2]],
    ['Agent, Ada', [1]],
    ['baker adam', [2]],
    ['A102', [2]],
    ['9001', [1]],
    ['nobody', []],
  ])('%j finds %j', (text, ids) => {
    expect(agentsMatching(agents, text).map(({ Id }) => Id)).toEqual(ids);
  });
});

describe('agentCriteria', () => {
  it.each([
    ['Agent', { FirstName: '', LastName: 'Agent', SrcAgentId: '' }],
    ['Ada Agent', { FirstName: 'Ada', LastName: 'Agent', SrcAgentId: '' }],
    ['Agent, Ada', { FirstName: 'Ada', LastName: 'Agent', SrcAgentId: '' }],
    [' A102 ', { FirstName: '', LastName: '', SrcAgentId: 'A102' }],
  ])('%j asks for %j', (text, criteria) => {
    expect(agentCriteria(text)).toEqual(criteria);
  });
});

describe('the address of an agent search', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['Agent', 'LastName=Agent'],
    ['Ada Agent', 'FirstName=Ada&LastName=Agent'],
    ['A102', 'SrcAgentId=A102'],
  ])('for %j is "%s": empty criteria are left out', (text, query) => {
    expect(new URLSearchParams(givenCriteria(agentCriteria(text))).toString()).toBe(query);
  });
});
