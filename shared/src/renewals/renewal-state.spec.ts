import {
  isChoosable,
  NO_NEW_PLANS_WHEN_RENEWING,
  NOTHING_TO_RENEW,
  RENEWAL_STATES,
  renewalChoiceProblem,
  renewalStanding,
} from '#shared/renewals/renewal-state';

describe('where the renewal of a group stands', () => {
  it.each`
    Status                     | IsSubmitted | hasPlans | canRenew | standing         | choosable
    ${'NotStarted'}            | ${false}    | ${false} | ${true}  | ${'Ready'}       | ${true}
    ${'NotStarted'}            | ${false}    | ${false} | ${false} | ${'NotPossible'} | ${true}
    ${'Quoting'}               | ${false}    | ${false} | ${true}  | ${'Ready'}       | ${true}
    ${'Quoting'}               | ${false}    | ${true}  | ${true}  | ${'PlansChosen'} | ${true}
    ${'CreatedProposal'}       | ${false}    | ${true}  | ${false} | ${'PlansChosen'} | ${true}
    ${'Quoting'}               | ${true}     | ${true}  | ${true}  | ${'Submitted'}   | ${false}
    ${'Quoting'}               | ${true}     | ${false} | ${true}  | ${'Submitted'}   | ${false}
    ${'PendingPassive'}        | ${false}    | ${false} | ${true}  | ${'Submitted'}   | ${false}
    ${'PassivelyRenewed'}      | ${false}    | ${false} | ${false} | ${'Renewed'}     | ${false}
    ${'PassivelyRenewed'}      | ${true}     | ${false} | ${false} | ${'Renewed'}     | ${false}
    ${'Approved'}              | ${false}    | ${false} | ${false} | ${'Renewed'}     | ${false}
    ${'Complete'}              | ${false}    | ${false} | ${false} | ${'Enrolling'}   | ${false}
    ${'PassiveRenewalFailure'} | ${false}    | ${false} | ${false} | ${'Failed'}      | ${false}
    ${'Declined'}              | ${false}    | ${true}  | ${false} | ${'NotPossible'} | ${false}
    ${'Declined'}              | ${false}    | ${false} | ${false} | ${'NotPossible'} | ${false}
  `(
    '$Status, submitted: $IsSubmitted, with plans: $hasPlans, can be renewed: $canRenew',
    ({ standing, choosable, ...facts }) => {
      expect([renewalStanding(facts), isChoosable(facts)]).toEqual([standing, choosable]);
    },
  );

  it('leaves only those to be chosen that nobody has decided on', () => {
    const chosen = RENEWAL_STATES.filter((Status) => isChoosable({ Status, IsSubmitted: false }));
    expect(chosen).toEqual(['NotStarted', 'EditingCensus', 'Quoting', 'CreatedProposal']);
  });
});

it('says it in the words of the specification', () => {
  expect(NO_NEW_PLANS_WHEN_RENEWING).toBe('A group cannot add new plans when they choose to renew their current plans');
});

it.each`
  selected     | renewable | problem
  ${[]}        | ${[1, 2]} | ${null}
  ${[1]}       | ${[1, 2]} | ${null}
  ${[2, 1]}    | ${[1, 2]} | ${null}
  ${[1, 2, 3]} | ${[1, 2]} | ${NO_NEW_PLANS_WHEN_RENEWING}
  ${[3]}       | ${[1, 2]} | ${NO_NEW_PLANS_WHEN_RENEWING}
  ${[]}        | ${[]}     | ${NOTHING_TO_RENEW}
`('with $selected of $renewable', ({ selected, renewable, problem }) => {
  expect(renewalChoiceProblem(selected, renewable)).toBe(problem);
});
