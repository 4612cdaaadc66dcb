import { isoDate } from '#shared/dates/iso-date';
import type { HouseholdFacts } from '#shared/individuals/household-members';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';
import { type CensusForm, newMember, toCensusForm } from './census-form.ts';
import { contentOf, memberRequests, missingToCreate, storableForm } from './census-request.ts';

const stored = toCensusForm(
  buildEnrollment([buildPerson(), buildPerson({ Id: 2, RelationshipToSubscriber: 'Spouse', SSN: '***-**-9999' })]),
);
const PERMANENT: HouseholdFacts = {
  planType: 'Permanent',
  effectiveDate: isoDate('2027-01-01'),
  today: isoDate('2026-11-23'),
  audience: 'external',
};
const withMember = (at: number, changes: Partial<CensusForm['Members'][number]>): CensusForm => ({
  ...stored,
  Members: stored.Members.map((member, index) => (index === at ? { ...member, ...changes } : member)),
});

describe('what a quote begins with', () => {
  it.each<[string, Partial<CensusForm>, string[]]>([
    ['all of it', {}, []],
    ['a wrong effective date', { EffectiveDate: '13/13' }, ['the effective date']],
    ['no county', { Address: { FullPostalCode: '49544', CountyFips: '' } }, ['the county']],
    ['half a ZIP', { Address: { FullPostalCode: '495', CountyFips: '26081' } }, ['the ZIP code']],
    ['a special enrollment', { EnrollmentType: 'Special' }, ['the qualifying event', 'the event date']],
    ['a short-term plan', { IndividualPlanType: 'ShortTerm' }, ['the coverage length']],
    ['nobody born', { Members: [newMember('Self')] }, ['the applicant’s date of birth']],
  ])('with %s misses %j', (_what, changes, missing) => {
    expect(missingToCreate({ ...stored, ...changes }, false)).toEqual(missing);
  });

  it('includes the agent for users who do not quote for themselves', () => {
    expect(missingToCreate(stored, true)).toEqual(['the agent']);
  });
});

describe('what of a form is stored', () => {
  it('is everything that is right; what is being corrected stays as it was', () => {
    const form = withMember(0, { FirstName: 'Augusta', EmailAddress: 'ada@', DateOfBirth: '6/' });
    const { FirstName, EmailAddress, DateOfBirth } = storableForm(form, stored).Members[0]!;
    expect([FirstName, EmailAddress, DateOfBirth]).toEqual(['Augusta', '', '1986-06-15']);
  });

  it('leaves out a new person until the birth date is there', () => {
    const child = newMember('Child');
    const form = { ...stored, Members: [...stored.Members, child] };
    expect(contentOf(storableForm(form, stored))).toBe(contentOf(stored));
    const born = { ...form, Members: [...stored.Members, { ...child, DateOfBirth: '2018-02-01', SSN: '12' }] };
    expect(storableForm(born, stored).Members[2]).toMatchObject({ DateOfBirth: '2018-02-01', SSN: '' });
  });

  it.each<[string, Partial<CensusForm>]>([
    ['the terms while they are incomplete', { EnrollmentType: 'Special', QualifyingEventReason: 'Marriage' }],
    ['the ZIP code without its county', { Address: { FullPostalCode: '49544', CountyFips: '' } }],
  ])('does not change %s', (_what, changes) => {
    expect(contentOf(storableForm({ ...stored, ...changes }, stored))).toBe(contentOf(stored));
  });
});

describe('the people of a request', () => {
  const versions = new Map([[1, 4]]);

  it('have the version that is stored; whoever is not stored is added', () => {
    const ids = memberRequests(stored.Members, PERMANENT, versions).map(({ Id, Version }) => [Id, Version]);
    expect(ids).toEqual([
      [1, 4],
      [0, undefined],
    ]);
  });

  it('keep the stored SSN by not naming it', () => {
    const [, spouse] = memberRequests(stored.Members, PERMANENT, versions);
    expect(spouse).not.toHaveProperty('SSN');
  });

  it('have no answers to what a short-term plan does not ask', () => {
    const { Members } = withMember(0, { DentalStatus: 'Enroll', Tobacco: true, LastTobaccoUse: '2026-10-01' });
    const [applicant] = memberRequests(Members, { ...PERMANENT, planType: 'ShortTerm' }, versions);
    expect(applicant).toMatchObject({ DentalStatus: 'Waive', Tobacco: false, LastTobaccoUse: null });
  });
});
