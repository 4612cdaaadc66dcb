import { isChoosable, RENEWAL_STATES, renewalStanding } from '#shared/renewals/renewal-state';

describe('where the renewal of a group stands', () => {
  it.each`
    Status                     | IsSubmitted | canRenew | standing         | choosable
    ${'NotStarted'}            | ${false}    | ${true}  | ${'Ready'}       | ${true}
    ${'NotStarted'}            | ${false}    | ${false} | ${'NotPossible'} | ${true}
    ${'Quoting'}               | ${false}    | ${true}  | ${'Ready'}       | ${true}
    ${'Quoting'}               | ${true}     | ${true}  | ${'Submitted'}   | ${false}
    ${'PendingPassive'}        | ${false}    | ${true}  | ${'Submitted'}   | ${false}
    ${'PassivelyRenewed'}      | ${false}    | ${false} | ${'Renewed'}     | ${false}
    ${'PassivelyRenewed'}      | ${true}     | ${false} | ${'Renewed'}     | ${false}
    ${'Approved'}              | ${false}    | ${false} | ${'Renewed'}     | ${false}
    ${'Complete'}              | ${false}    | ${false} | ${'Enrolling'}   | ${false}
    ${'PassiveRenewalFailure'} | ${false}    | ${false} | ${'Failed'}      | ${false}
    ${'Declined'}              | ${false}    | ${false} | ${'NotPossible'} | ${false}
  `('$Status, submitted: $IsSubmitted, can be renewed: $canRenew', ({ standing, choosable, ...facts }) => {
    expect([renewalStanding(facts), isChoosable(facts)]).toEqual([standing, choosable]);
  });

  it('leaves only those to be chosen that nobody has decided on', () => {
    const chosen = RENEWAL_STATES.filter((Status) => isChoosable({ Status, IsSubmitted: false }));
    expect(chosen).toEqual(['NotStarted', 'EditingCensus', 'Quoting', 'CreatedProposal']);
  });
});
