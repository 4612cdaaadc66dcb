import { agentsProblem, AT_LEAST_ONE_AGENT, groupFlagRules, maxAgents } from '#shared/groups/group-rules';
import type { Permission } from '#shared/roles/permissions';

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

describe('groupFlagRules', () => {
  it.each`
    who                        | permissions                                    | camad                                | agentBroker
    ${'agent'}                 | ${['agent', 'smallgroup']}                     | ${{ initial: false, locked: true }}  | ${{ initial: false, locked: true }}
    ${'agent-broker'}          | ${['agent', 'agentbroker']}                    | ${{ initial: false, locked: true }}  | ${{ initial: true, locked: false }}
    ${'sales'}                 | ${['internalsales', 'internal']}               | ${{ initial: false, locked: false }} | ${{ initial: false, locked: false }}
    ${'operations'}            | ${['internaloperations', 'internal']}          | ${{ initial: false, locked: false }} | ${{ initial: false, locked: false }}
    ${'operations with CAMAD'} | ${['internaloperations', 'camad', 'internal']} | ${{ initial: true, locked: false }}  | ${{ initial: false, locked: false }}
    ${'CAMAD alone'}           | ${['camad']}                                   | ${{ initial: false, locked: false }} | ${{ initial: false, locked: true }}
  `(
    '$who',
    ({ permissions, camad, agentBroker }: { permissions: Permission[]; camad: object; agentBroker: object }) => {
      expect(groupFlagRules(permissions)).toEqual({ camad, agentBroker });
    },
  );
});
