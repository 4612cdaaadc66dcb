import type { LocationResponse } from '#shared/locations/location.record';
import {
  addressPlaceErrors,
  CHOOSE_COUNTY,
  countyOfAddress,
  NOT_IN_MICHIGAN,
  ZIP_WITHOUT_COUNTY,
} from '#shared/groups/group-location';
import { ANY_ZIP_PREFIX, ZIP_WITHOUT_CITY } from '#shared/formats/zip';
import { COUNTY_NOT_IN_ZIP, STATE_NOT_OF_ZIP } from '#shared/locations/address-place';

const county = (CountyFips: string, RateArea: number | null) => ({ County: CountyFips, CountyFips, RateArea });
const allenton: LocationResponse = {
  PostalCode: '48002',
  City: 'Allenton',
  StateCode: 'MI',
  Counties: [county('26087', 5), county('26147', 6)],
};
const grandRapids: LocationResponse = {
  PostalCode: '49503',
  City: 'Grand Rapids',
  StateCode: 'MI',
  Counties: [county('26081', 12)],
};
const toledo: LocationResponse = {
  PostalCode: '43604',
  City: 'Toledo',
  StateCode: 'OH',
  Counties: [county('39095', null)],
};

describe('addressPlaceErrors', () => {
  it.each`
    what                           | fips       | state   | location                         | principal | errors
    ${'either county of the ZIP'}  | ${'26087'} | ${'MI'} | ${allenton}                      | ${true}   | ${{}}
    ${'the other county'}          | ${'26147'} | ${'MI'} | ${allenton}                      | ${true}   | ${{}}
    ${'none of two counties'}      | ${''}      | ${'MI'} | ${allenton}                      | ${true}   | ${{ County: [CHOOSE_COUNTY] }}
    ${'the only county, unnamed'}  | ${''}      | ${'MI'} | ${grandRapids}                   | ${true}   | ${{}}
    ${'a county elsewhere'}        | ${'26081'} | ${'MI'} | ${allenton}                      | ${true}   | ${{ County: [COUNTY_NOT_IN_ZIP] }}
    ${'another state'}             | ${'26087'} | ${'OH'} | ${allenton}                      | ${true}   | ${{ StateCode: [STATE_NOT_OF_ZIP] }}
    ${'no such ZIP'}               | ${'26087'} | ${'MI'} | ${null}                          | ${true}   | ${{ FullPostalCode: [ZIP_WITHOUT_CITY] }}
    ${'a ZIP without county'}      | ${'26087'} | ${'MI'} | ${{ ...allenton, Counties: [] }} | ${true}   | ${{ FullPostalCode: [ZIP_WITHOUT_COUNTY] }}
    ${'an employer in Ohio'}       | ${'39095'} | ${'OH'} | ${toledo}                        | ${true}   | ${{ FullPostalCode: [NOT_IN_MICHIGAN] }}
    ${'a billing address in Ohio'} | ${'39095'} | ${'OH'} | ${toledo}                        | ${false}  | ${{}}
  `('$what', ({ fips, state, location, principal, errors }) => {
    const { PostalCode, City } = location ?? allenton;
    const address = { FullPostalCode: PostalCode, City, CountyFips: fips, StateCode: state };
    const asked = { isPrincipal: principal, prefixes: ANY_ZIP_PREFIX };
    expect(addressPlaceErrors(address, location, asked)).toEqual(errors);
  });
});

describe('countyOfAddress', () => {
  it.each`
    what                        | fips       | location       | found
    ${'the chosen one'}         | ${'26147'} | ${allenton}    | ${'26147'}
    ${'the only one, chosen'}   | ${'26081'} | ${grandRapids} | ${'26081'}
    ${'the only one, unnamed'}  | ${''}      | ${grandRapids} | ${'26081'}
    ${'none of several'}        | ${''}      | ${allenton}    | ${undefined}
    ${'one of another ZIP'}     | ${'26147'} | ${grandRapids} | ${undefined}
    ${'that of an unknown ZIP'} | ${'26081'} | ${null}        | ${undefined}
  `('is $what', ({ fips, location, found }) => {
    expect(countyOfAddress({ CountyFips: fips }, location)?.CountyFips).toBe(found);
  });
});
