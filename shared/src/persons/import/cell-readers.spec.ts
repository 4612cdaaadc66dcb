import { isoDate } from '#shared/dates/iso-date';
import {
  codedCell,
  phoneCell,
  ssnCell,
  ssnOrMaskCell,
  yesNoCell,
  ZEROS_RESTORED,
  zipCell,
} from '#shared/persons/import/cell-readers';
import type { ImportCell } from '#shared/persons/import/import-sheet';
import { masked } from '#shared/persons/import/file-columns';

const facts = { today: isoDate('2026-11-20'), dateSystem: 1900 } as const;
const providerIdCell = codedCell(/^\d{10}$/);

describe('an identifier that some program kept as a number', () => {
  it.each<[typeof zipCell | typeof yesNoCell, ImportCell, unknown]>([
    [zipCell, '49503.0', '49503'],
    [zipCell, '49503.00', '49503'],
    [zipCell, '1002.0', '01002'],
    [zipCell, '495031234.0', '49503-1234'],
    [phoneCell, '6165550100.0', '6165550100'],
    [phoneCell, 6165550100, '6165550100'],
    [ssnCell, '219099991.0', '219099991'],
    [ssnOrMaskCell, '219099991.0', '219099991'],
    [ssnOrMaskCell, '***-**-9991', '***-**-9991'],
    [providerIdCell, '1234567890.0', '1234567890'],
    [yesNoCell, '1.0', true],
  ])('is read: %p of %j', (read, cell, value) => {
    expect(read(cell, 'Expected.', facts)).toMatchObject({ value });
  });

  it('gets back the zeros that it lost, with a remark', () => {
    expect(zipCell('1002.0', '', facts)).toEqual({ value: '01002', remark: ZEROS_RESTORED });
    expect(ssnCell('19099991.0', '', facts)).toEqual({ value: '019099991', remark: ZEROS_RESTORED });
    expect(zipCell('1002', 'Expected.', facts)).toEqual({ expected: 'Expected.' });
  });

  it.each<[typeof zipCell, string]>([
    [zipCell, '49503.5'],
    [zipCell, '4950.30'],
    [zipCell, '4.9503E4'],
    [phoneCell, '6.16555E+09'],
    [ssnCell, '219099991.01'],
  ])('is refused where its digits are not all there: %p of %j', (read, cell) => {
    expect(read(cell, 'Expected.', facts)).toHaveProperty('expected');
  });
});

describe('what is shown of a cell that may be an SSN', () => {
  it.each([
    ['219-09-9991', 'SSN', '***-**-9991'],
    ['219 09 9991', 'SSN', '***-**-9991'],
    ['219099991.0', 'SSN', '***-**-9991'],
    ['219\u201109\u20119991', 'SSN', '***-**-9991'],
    ['19099991', 'SSN', '***-**-9991'],
    ['***-**-9991', 'SSN', '***-**-9991'],
    ['2190999910', 'SSN', '***'],
    ['219-09-99910', 'SSN', '***'],
    ['9991', 'SSN', '***'],
    ['SSN 219-09-9991', 'SSN', '***'],
    ['2.19099991E8', 'SSN', '***'],
    ['unknown', 'SSN', '***'],
    ['219099991', null, '***-**-9991'],
    ['219099991.0', null, '***-**-9991'],
    ['Ada, 219-09-9991', 'FullName', 'Ada, ***-**-9991'],
    ['495031234', 'HomePostalCode', '495031234'],
    ['6165550100', 'HomeNumber', '6165550100'],
    ['(616) 555-0100', null, '(616) 555-0100'],
  ] as const)('of %j in a column of %s: %s', (text, column, shown) => {
    expect(masked(text, column)).toBe(shown);
  });
});
