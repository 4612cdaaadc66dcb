import { agentsProblem, AT_LEAST_ONE_AGENT, maxAgents } from '#shared/groups/group-agents';

const ONE = 'No more than one agent can be assigned';
const TWO = 'No more than two agents can be assigned';

describe('agentsProblem', () => {
  it.each`
    who                                     | isAgentBroker | assigned | most | none                  | one     | two     | three
    ${'an agent'}                           | ${false}      | ${0}     | ${1} | ${AT_LEAST_ONE_AGENT} | ${null} | ${ONE}  | ${ONE}
    ${'an agent, of a group with one'}      | ${false}      | ${1}     | ${1} | ${AT_LEAST_ONE_AGENT} | ${null} | ${ONE}  | ${ONE}
    ${'an agent-broker'}                    | ${true}       | ${0}     | ${2} | ${AT_LEAST_ONE_AGENT} | ${null} | ${null} | ${TWO}
    ${'internal staff, of a group of two'}  | ${false}      | ${2}     | ${2} | ${AT_LEAST_ONE_AGENT} | ${null} | ${null} | ${TWO}
    ${'an agent-broker, of a group of two'} | ${true}       | ${2}     | ${2} | ${AT_LEAST_ONE_AGENT} | ${null} | ${null} | ${TWO}
  `('$who may assign $most', ({ isAgentBroker, assigned, most, none, one, two, three }) => {
    const limit = { isAgentBroker, assigned };
    expect(maxAgents(limit)).toBe(most);
    expect([0, 1, 2, 3].map((count) => agentsProblem(count, limit))).toEqual([none, one, two, three]);
  });
});
