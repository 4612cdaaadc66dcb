import { NO_NEW_PLANS_WHEN_RENEWING, NOTHING_TO_RENEW, renewalChoiceProblem } from '#shared/renewals/renewal-choice';

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
