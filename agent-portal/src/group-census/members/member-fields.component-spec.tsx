import { render } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { isoDate } from '#shared/dates/iso-date';
import { QUOTED_MEMBER } from '#shared/persons/person.record';
import { setUpTab } from '#support/components/open-screen.tsx';
import { MemberFields } from './MemberFields.tsx';
import { type MemberForm, newForm } from './member-form.ts';

const FACTS = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-26'),
  maxEmployeeAge: 99,
  minimumAdultAge: 18,
} as const;

/** Of a child that uses tobacco every field is asked. */
function Form() {
  const form = useForm<MemberForm>({ defaultValues: { ...newForm('Child', 1, undefined), Tobacco: true } });
  return (
    <FormProvider {...form}>
      <MemberFields facts={FACTS} />
    </FormProvider>
  );
}

describe('the form of a census member', () => {
  setUpTab(() => Promise.resolve(Response.json({})));

  it('asks for each field that a member has', () => {
    const { container } = render(<Form />);
    const asked = [...container.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    expect(asked.toSorted()).toEqual(Object.keys(QUOTED_MEMBER).toSorted());
  });
});
