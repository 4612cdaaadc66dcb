import { fireEvent, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import { INDIVIDUAL_MEMBER } from '#shared/individuals/individual-quote.record';
import { kentAndOttawa, openCensus } from '#support/components/open-census.tsx';
import { setUpTab } from '#support/components/open-screen.tsx';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';

describe('the people of a household', () => {
  const child = {
    Id: 2,
    RelationshipToSubscriber: 'Child',
    DateOfBirth: isoDate('2002-02-01'),
    Tobacco: true,
  } as const;
  setUpTab((path) =>
    Promise.resolve(
      Response.json(
        path.startsWith('/api/location/')
          ? kentAndOttawa('49503')
          : path.startsWith('/api/individual/GetEffectiveDates')
            ? { EffectiveDates: ['2027-01-01'], Default: '2027-01-01', Lengths: [], WhyNotLonger: null }
            : path.startsWith('/api/plan')
              ? []
              : buildEnrollment([buildPerson(), buildPerson(child)]),
      ),
    ),
  );

  it('are asked for each field that a person has: the applicant how to be reached, a child whether it is disabled', async () => {
    await openCensus();
    const asked = ['Applicant', 'Child'].flatMap((who) => {
      const group = screen.getByRole('group', { name: who });
      fireEvent.click(within(group).getByRole('button', { name: new RegExp(`details of ${who}$`, 'i') }));
      const fields = [...group.querySelectorAll<HTMLInputElement>('[name]')];
      // Yes and No of one question have a name of their own.
      return fields.map(({ name, type }) => (type === 'radio' ? 'Tobacco' : name.split('.').at(-1)));
    });
    const { Id: _, Version: _version, Age: _answered, ...typed } = INDIVIDUAL_MEMBER;
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(typed).toSorted());
  });
});
