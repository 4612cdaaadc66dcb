import * as pcp from './pcp-validity.ts';

it.each`
  id              | autoAssign | existing | accepts  | problem
  ${null}         | ${false}   | ${false} | ${null}  | ${pcp.PCP_REQUIRED}
  ${''}           | ${false}   | ${true}  | ${null}  | ${pcp.PCP_REQUIRED}
  ${null}         | ${true}    | ${false} | ${null}  | ${null}
  ${'9000000001'} | ${false}   | ${false} | ${true}  | ${null}
  ${'9000000001'} | ${true}    | ${false} | ${true}  | ${null}
  ${'9000000001'} | ${false}   | ${false} | ${null}  | ${null}
  ${'9000000001'} | ${false}   | ${false} | ${false} | ${pcp.PCP_NOT_ACCEPTING}
  ${'9000000001'} | ${true}    | ${false} | ${false} | ${pcp.PCP_NOT_ACCEPTING}
  ${'9000000001'} | ${false}   | ${true}  | ${false} | ${null}
`('id $id, auto-assign $autoAssign, patient $existing, accepting $accepts', (given) => {
  const choice = {
    PrimaryCareProviderId: given.id,
    PrimaryCareProviderAutoAssign: given.autoAssign,
    PrimaryCareProviderExistingPatient: given.existing,
  };
  expect(pcp.pcpProblem(choice, given.accepts)).toBe(given.problem);
});

it.each`
  network  | needed
  ${'HMO'} | ${true}
  ${'POS'} | ${true}
  ${'PPO'} | ${false}
  ${null}  | ${false}
`('a plan with network $network needs a provider: $needed', ({ network, needed }) => {
  expect(pcp.needsPcp(network)).toBe(needed);
});
