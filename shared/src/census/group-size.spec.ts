import { groupSizeWarning, tooManyEmployees } from '#shared/census/group-size';

describe('groupSizeWarning', () => {
  it.each`
    employees | stated  | most  | eligible
    ${50}     | ${null} | ${50} | ${null}
    ${51}     | ${null} | ${50} | ${51}
    ${3}      | ${50}   | ${50} | ${null}
    ${3}      | ${51}   | ${50} | ${51}
    ${60}     | ${51}   | ${50} | ${60}
    ${51}     | ${null} | ${60} | ${null}
  `('$employees on the census, $stated stated, at most $most: $eligible', ({ employees, stated, most, eligible }) => {
    expect(groupSizeWarning(employees, stated, most)).toBe(eligible && tooManyEmployees(eligible, most));
  });
});
