import { groupFlagRules } from '#shared/groups/group-flags';
import type { Permission } from '#shared/roles/permissions';

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
