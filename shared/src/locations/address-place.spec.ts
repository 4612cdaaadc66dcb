import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { buildAddress, KENT } from '#support/shared/enrollment-members.ts';
import { ANY_ZIP_PREFIX, ZIP_INVALID, ZIP_WITHOUT_CITY, zipOutsideRange } from '#shared/formats/zip';
import {
  COUNTY_NOT_IN_ZIP,
  isSameCity,
  placeProblems,
  STATE_NOT_OF_ZIP,
  zipIsOf,
} from '#shared/locations/address-place';

const NARROW = { from: 480, to: 490 };
const TOLEDO = {
  PostalCode: '43604',
  City: 'Toledo',
  StateCode: 'OH',
  Counties: [{ County: 'Lucas', CountyFips: '39095', RateArea: null }],
};
const IN_TOLEDO = { FullPostalCode: '43604', City: 'Toledo', StateCode: 'OH', CountyFips: '39095' };

describe('placeProblems', () => {
  it.each`
    what                          | given                                       | location  | prefixes          | expected
    ${'a right address'}          | ${{}}                                       | ${KENT}   | ${ANY_ZIP_PREFIX} | ${[]}
    ${'a right address in Ohio'}  | ${IN_TOLEDO}                                | ${TOLEDO} | ${ANY_ZIP_PREFIX} | ${[]}
    ${'no ZIP yet'}               | ${NO_ADDRESS}                               | ${null}   | ${ANY_ZIP_PREFIX} | ${[]}
    ${'four digits'}              | ${{ FullPostalCode: '4950' }}               | ${null}   | ${ANY_ZIP_PREFIX} | ${[['FullPostalCode', ZIP_INVALID]]}
    ${'a ZIP outside the range'}  | ${{}}                                       | ${KENT}   | ${NARROW}         | ${[['FullPostalCode', zipOutsideRange(NARROW)]]}
    ${'a ZIP that nobody knows'}  | ${{}}                                       | ${null}   | ${ANY_ZIP_PREFIX} | ${[['FullPostalCode', ZIP_WITHOUT_CITY]]}
    ${'another city'}             | ${{ City: 'Detroit' }}                      | ${KENT}   | ${ANY_ZIP_PREFIX} | ${[['City', zipIsOf('49503', 'Grand Rapids')]]}
    ${'the city in capitals'}     | ${{ City: 'GRAND RAPIDS' }}                 | ${KENT}   | ${ANY_ZIP_PREFIX} | ${[]}
    ${'no city yet'}              | ${{ City: '' }}                             | ${KENT}   | ${ANY_ZIP_PREFIX} | ${[]}
    ${'another state and county'} | ${{ StateCode: 'OH', CountyFips: '26163' }} | ${KENT}   | ${ANY_ZIP_PREFIX} | ${[['StateCode', STATE_NOT_OF_ZIP], ['CountyFips', COUNTY_NOT_IN_ZIP]]}
    ${'no county yet'}            | ${{ CountyFips: '' }}                       | ${KENT}   | ${ANY_ZIP_PREFIX} | ${[]}
  `('$what', ({ given, location, prefixes, expected }) => {
    const found = placeProblems(buildAddress(given), location, prefixes);
    expect(found.map(({ Field, Message }) => [Field, Message])).toEqual(expected);
  });
});

describe('isSameCity', () => {
  it.each([
    ['Saint Clair', 'St. Clair', true],
    ['SAULT STE MARIE', 'Sault Ste. Marie', true],
    ['Mount Pleasant', 'Mt Pleasant', true],
    ['Grand Haven', 'Grand Rapids', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isSameCity(one, other)).toBe(expected);
  });
});
