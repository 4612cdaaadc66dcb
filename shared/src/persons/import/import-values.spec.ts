import { headerMeaning } from '#shared/census/import/census-file';
import {
  parseCoverage,
  parseGender,
  parseImportDate,
  parseRelationship,
  parseYesNo,
} from '#shared/persons/import/import-values';
import { numberHouseholds } from '#shared/census/import/households';
import type { Relationship } from '#shared/census/census-codes';
import { isoDate } from '#shared/dates/iso-date';

describe('headerMeaning', () => {
  it.each([
    ['FirstName', 'FirstName'],
    ['first_name', 'FirstName'],
    ['First Name *', 'FirstName'],
    ['Gender\n(M or F)', 'Gender'],
    ['Sex', 'Gender'],
    ['Birthdate', 'DateOfBirth'],
    ['Date of Birth (MM/DD/YYYY)', 'DateOfBirth'],
    ['D.O.B.', 'DateOfBirth'],
    ['Relationship\n(EE, Spouse, Domestic Partner, or Child)', 'RelationshipToSubscriber'],
    ['employee_relationship', 'RelationshipToSubscriber'],
    ['Middle Name or Initial \n(optional)', 'MiddleInitial'],
    ['SSN / TIN \n(Required for EE & enter without dashes)', 'SSN'],
    ['Family ID # \n(to match family members to the EE)', 'EmployeeNumber'],
    ['#', 'EmployeeNumber'],
    ['MedicalStatus', 'MedicalStatus'],
    ['Medical Enroll or Waive', 'MedicalStatus'],
    ['DentalStatus', 'DentalStatus'],
    ['Zip(Optional)', 'HomePostalCode'],
    ['E-mail', 'EmailAddress'],
    ['EE', 'seeValues'],
    ['Subscriber', 'seeValues'],
    ['Date of Hire', null],
    ['Medical Plan', null],
    ['PCP First Name', null],
    ['Mailing ZIP', null],
    ['Is Business Owner?', null],
    ['Age', null],
    ['', null],
  ])('%j means %s', (header, meaning) => {
    expect(headerMeaning(header)).toBe(meaning);
  });
});

describe('words in a census', () => {
  it.each([
    ['Employee', 'Self'],
    ['EE', 'Self'],
    ['subscriber ', 'Self'],
    ['Wife', 'Spouse'],
    ['SP', 'Spouse'],
    ['Domestic-Partner', 'DomesticPartner'],
    ['DomesticPartner', 'DomesticPartner'],
    ['Daughter', 'Child'],
    ['Step-child', 'Child'],
    ['EM', 'Self'],
    ['EMP', 'Self'],
    ['SUB', 'Self'],
    ['18', 'Self'],
    ['ES', 'Spouse'],
    ['H', 'Spouse'],
    ['DP', 'DomesticPartner'],
    ['53', 'DomesticPartner'],
    ['CHD', 'Child'],
    ['19', 'Child'],
    ['DEP', 'Child'],
    ['Dependent', 'Child'],
    ['01', null],
    ['1', null],
    ['S', null],
    ['Other', null],
    ['Employeee', null],
    ['', null],
  ])('relationship %j is %s', (text, relationship) => {
    expect(parseRelationship(text)).toBe(relationship);
  });

  it.each([
    ['Enroll', 'Waive', 'enroll'],
    ['ENROLLED', 'Declined', 'y'],
    ['Yes', 'no', 'X'],
  ])('%j enrolls, %j waives, %j enrolls', (enroll, waive, other) => {
    expect([enroll, waive, other].map(parseCoverage)).toEqual(['Enroll', 'Waive', 'Enroll']);
  });

  it('knows genders and answers, and nothing else', () => {
    expect(['M', 'female', 'x'].map(parseGender)).toEqual(['M', 'F', null]);
    expect(['Y', 'false', '0', 'perhaps'].map(parseYesNo)).toEqual([true, false, false, null]);
    expect(parseCoverage('COBRA')).toBeNull();
  });
});

describe('parseImportDate', () => {
  const today = isoDate('2026-11-20');

  it.each([
    ['1/2/1985', '1985-01-02'],
    ['01-02-1985', '1985-01-02'],
    ['010285', '1985-01-02'],
    ['1985-01-02', '1985-01-02'],
    ['1985-01-02 00:00:00', '1985-01-02'],
    ['1/2/1985 12:00:00 AM', '1985-01-02'],
    ['2-Jan-85', '1985-01-02'],
    ['January 2, 1985', '1985-01-02'],
    // Marks of the writing direction, as Excel for the Mac and some browsers put around dates.
    ['\u200E1\u200E/\u200E2\u200E/\u200E1985', '1985-01-02'],
    ['\u202A1/2/1985\u202C', '1985-01-02'],
    ['\uFEFF1\u201102\u20111985\u00A0', '1985-01-02'],
    ['1985\u201301\u201302', '1985-01-02'],
    ["'1/2/1985", null],
    // The written day, whatever the offset.
    ['1985-01-02T00:00:00.000Z', '1985-01-02'],
    ['1985-01-02T05:00:00Z', '1985-01-02'],
    ['1985-01-02T00:00:00-05:00', '1985-01-02'],
    ['1985-01-02T00:00:00\u221205:00', '1985-01-02'],
    ['1985-01-02T23:59:59+00:00', '1985-01-02'],
    ['1985-01-02 00:00:00.0000000 +00:00', '1985-01-02'],
    ['1985-01-02 00:00:00+0000', '1985-01-02'],
    ['1985-01-02 00:00:00 UTC', '1985-01-02'],
    ['1/2/1985, 12:00:00\u202FAM', '1985-01-02'],
    ['1/2/1985 12:00 a.m. EST', '1985-01-02'],
    ['Wednesday, January 2, 1985', '1985-01-02'],
    ['Wed Jan 02 1985 00:00:00 GMT-0500 (Eastern Standard Time)', '1985-01-02'],
    ['1985-01-02T', null],
    ['1985-01-02-05:00', null],
    ['1985-01-02 00:00:00 noon', null],
    ['1/2/26', '2026-01-02'],
    ['1/2/27', '1927-01-02'],
    ['31049', '1985-01-02'],
    [31049, '1985-01-02'],
    [31049.75, '1985-01-02'],
    [36526, '2000-01-01'],
    [{ day: isoDate('1985-01-02') }, '1985-01-02'],
    ['13/02/1985', null],
    ['2/29/2001', null],
    ['2/29/2000', '2000-02-29'],
    [1985, null],
    ['1985', null],
    [310490, null],
    [true, null],
    ['unknown', null],
    ['5-Foo-80', null],
  ])('%j is %s', (cell, day) => {
    expect(parseImportDate(cell, today, 1900)).toBe(day);
  });

  it('counts from 1904 in old Macintosh workbooks', () => {
    expect(parseImportDate(31049 - 1462, today, 1904)).toBe('1985-01-02');
  });
});

describe('numberHouseholds', () => {
  const rows = (...given: [Relationship | null, string][]) =>
    numberHouseholds(given.map(([relationship, number]) => ({ relationship, number })));

  it('puts dependents with the employee above them', () => {
    expect(rows(['Self', ''], ['Spouse', ''], ['Child', ''], ['Self', ''], ['Child', '']).numbers).toEqual([
      1, 1, 1, 2, 2,
    ]);
  });

  it('follows the numbers of the file, wherever the rows stand', () => {
    const { numbers, numbersIgnored } = rows(
      ['Child', '83765'],
      ['Self', 'E-17'],
      ['Self', '83765'],
      ['Spouse', 'E-17'],
    );
    expect(numbers).toEqual([1, 2, 1, 2]);
    expect(numbersIgnored).toBe(false);
  });

  it('lets a dependent without a number follow the row above', () => {
    expect(rows(['Self', '10'], ['Child', ''], ['Self', '11'], ['Child', '11'], ['Spouse', '']).numbers).toEqual([
      1, 1, 2, 2, 2,
    ]);
  });

  it('sees through a column that numbers the rows', () => {
    const { numbers, numbersIgnored } = rows(['Self', '1'], ['Spouse', '2'], ['Self', '3'], ['Child', '4']);
    expect(numbers).toEqual([1, 1, 2, 2]);
    expect(numbersIgnored).toBe(true);
  });

  it('gives a dependent above the first employee no number', () => {
    expect(rows(['Child', ''], ['Self', '']).numbers).toEqual([null, 1]);
  });

  it('never makes an employee of a row that it cannot read', () => {
    expect(rows(['Self', ''], [null, ''], ['Child', '']).numbers).toEqual([1, 2, 2]);
  });
});
