import { countyQuestion, filledIn, missingOfAddress } from '#shared/enrollment/members/address-problems';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { buildAddress, KENT, TWO_COUNTIES } from '#support/shared/enrollment-members.ts';
import { CHOOSE_COUNTY } from '#shared/groups/group-location';
import { ZIP_INVALID } from '#shared/formats/zip';

describe('missingOfAddress', () => {
  it('names every part of an empty home, in the order of the form', () => {
    expect(missingOfAddress(NO_ADDRESS, 'Home')).toEqual([
      { Field: 'HomeAddress.AddressLine1', Message: 'Home street address is required.' },
      { Field: 'HomeAddress.FullPostalCode', Message: 'Home ZIP code is required.' },
      { Field: 'HomeAddress.City', Message: 'Home city is required.' },
      { Field: 'HomeAddress.StateCode', Message: 'Home state is required.' },
      { Field: 'HomeAddress.County', Message: 'Home county is required.' },
    ]);
  });

  it('asks no county of a mailing address', () => {
    const fields = missingOfAddress(NO_ADDRESS, 'Mailing').map(({ Field }) => Field);
    expect(fields).not.toContain('MailingAddress.County');
    expect(fields).toHaveLength(4);
  });

  it.each([
    ['49503', []],
    ['49503-1234', []],
    ['495031234', []],
    ['4950', [ZIP_INVALID]],
    ['49503-12', [ZIP_INVALID]],
    ['49503123', [ZIP_INVALID]],
  ])('a ZIP of %s', (FullPostalCode, expected) => {
    expect(missingOfAddress(buildAddress({ FullPostalCode }), 'Home').map(({ Message }) => Message)).toEqual(expected);
  });
});

describe('filledIn', () => {
  it('takes city, state and the only county from the ZIP', () => {
    const typed = { ...NO_ADDRESS, AddressLine1: '1 Monroe', FullPostalCode: '49503' };
    expect(filledIn(typed, KENT)).toEqual(buildAddress({ AddressLine1: '1 Monroe' }));
  });

  it('asks which county where the ZIP touches several, and keeps the chosen one', () => {
    const typed = { ...NO_ADDRESS, FullPostalCode: '48002' };
    expect(countyQuestion(filledIn(typed, TWO_COUNTIES), TWO_COUNTIES)).toBe(CHOOSE_COUNTY);
    const chosen = filledIn({ ...typed, CountyFips: '26147' }, TWO_COUNTIES);
    expect([chosen.County, countyQuestion(chosen, TWO_COUNTIES)]).toEqual(['St. Clair', null]);
  });

  it('leaves an address whose ZIP nobody knows as it is', () => {
    expect(filledIn(buildAddress(), null)).toEqual(buildAddress());
  });
});
