import { fieldNames } from '#shared/timeline/timeline-words';
import { MemberEnrollment } from '../../enrollment/parts/demographics/member-enrollment.table.ts';
import { IndividualMember } from '../../enrollment/parts/household/individual-member.table.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';

/** What the audit entries of groups and quotes name as changed. */
const CHANGED = [CensusMember, MemberEnrollment, IndividualMember, Group, IndividualDetails];
/** They point at the record, and never change. */
const KEYS = ['id', 'quoteId', 'memberId', 'createdByUserId', 'activityAt', 'createdAt', 'modifiedAt', 'version'];

it('what changed is told in labels, of every column that users change', () => {
  const columns = CHANGED.flatMap(({ stored }) => Object.keys(stored.columns)).filter((name) => !KEYS.includes(name));
  expect(columns.length).toBeGreaterThan(60);
  const codes = columns.map((column) => [column, fieldNames(column).join()] as const);
  expect(
    codes.filter(([, told]) => /[a-z][A-Z]|\b(id|ids|cents|sealed|key|fips|facets)\b|^(is|has) /.test(told)),
  ).toEqual([]);
});
