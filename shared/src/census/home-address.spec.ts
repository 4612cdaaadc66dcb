import { HOME_ZIP_ONLY, sentHomeZip, TWO_HOME_ZIPS } from './home-address.ts';

const STORED = '48002-1234';
const READ = {
  HomePostalCode: STORED,
  HomeAddress: { AddressLine1: '', City: '', StateCode: '', FullPostalCode: STORED, PostalCode: '48002', County: '' },
};
const inAddress = (given: object) => ({ ...READ, HomeAddress: { ...READ.HomeAddress, ...given } });

describe('the ZIP code of a home as sent', () => {
  it.each<[string, Parameters<typeof sentHomeZip>[0], string | null, string | null | undefined]>([
    ['as it was read', READ, STORED, STORED],
    ['changed in the address', inAddress({ FullPostalCode: '49503' }), STORED, '49503'],
    [
      'changed in both parts of the address',
      inAddress({ FullPostalCode: '49503-1234', PostalCode: '49503' }),
      STORED,
      '49503-1234',
    ],
    ['changed in its first five digits alone', inAddress({ PostalCode: '49503' }), STORED, '49503'],
    ['changed by itself', { ...READ, HomePostalCode: '49503' }, STORED, '49503'],
    ['taken away', { ...READ, HomePostalCode: null }, STORED, null],
    ['taken away in the address', inAddress({ FullPostalCode: '', PostalCode: '' }), STORED, null],
    ['left out', {}, STORED, undefined],
    ['of somebody new', READ, null, STORED],
    ['of somebody new, in the address alone', { HomeAddress: { FullPostalCode: '49503' } }, null, '49503'],
    ['of somebody new, by itself', { HomePostalCode: '49503', HomeAddress: { FullPostalCode: '' } }, null, '49503'],
  ])('%s', (_what, sent, stored, zip) => {
    expect(sentHomeZip(sent, stored)).toEqual({ zip });
  });

  it.each<[string, Parameters<typeof sentHomeZip>[0], object]>([
    [
      'two of them',
      { ...inAddress({ FullPostalCode: '49503' }), HomePostalCode: '48104' },
      { field: 'HomePostalCode', message: TWO_HOME_ZIPS },
    ],
    ['a street', inAddress({ AddressLine1: '1 Main' }), { field: 'HomeAddress.AddressLine1', message: HOME_ZIP_ONLY }],
    ['a city', inAddress({ City: 'Detroit' }), { field: 'HomeAddress.City', message: HOME_ZIP_ONLY }],
  ])('%s are refused', (_what, sent, problem) => {
    expect(sentHomeZip(sent, STORED)).toEqual(problem);
  });
});
