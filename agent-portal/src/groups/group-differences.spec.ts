import { groupDifferences } from './group-differences.ts';
import { EMPTY_GROUP } from './group-form.ts';

describe('groupDifferences', () => {
  it('finds nothing between equal groups', () => {
    expect(groupDifferences(EMPTY_GROUP, { ...EMPTY_GROUP })).toEqual([]);
  });

  it('lays both values of a changed field side by side, in words', () => {
    const mine = { ...EMPTY_GROUP, GroupName: 'Acme Bakery', PhoneNumber: '3135550100' };
    const theirs = { ...EMPTY_GROUP, GroupName: 'Acme Bakeries', TotalHealthcare: true };
    expect(groupDifferences(mine, theirs)).toEqual([
      { label: 'Group name', mine: 'Acme Bakery', theirs: 'Acme Bakeries' },
      { label: 'Phone', mine: '(313) 555-0100', theirs: '' },
      { label: 'Total Healthcare group', mine: 'No', theirs: 'Yes' },
    ]);
  });
});
