import * as approval from '#shared/census/census-approval';
import { groupSizeWarning, tooManyEmployees } from '#shared/census/census-approval';
import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import { inCensusOrder } from '#shared/census/census-member';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

const person = (RelationshipToSubscriber: Relationship, MedicalStatus: CoverageStatus) => ({
  RelationshipToSubscriber,
  MedicalStatus,
});

describe('ending the census', () => {
  it.each([
    ['nobody', [], approval.NOBODY_ENROLLS, approval.FEWER_THAN_TWO_EMPLOYEES],
    ['one who waives', [person('Self', 'Waive')], approval.NOBODY_ENROLLS, approval.FEWER_THAN_TWO_EMPLOYEES],
    ['one employee', [person('Self', 'Enroll')], null, approval.FEWER_THAN_TWO_EMPLOYEES],
    [
      'one employee and a spouse',
      [person('Self', 'Enroll'), person('Spouse', 'Enroll')],
      null,
      approval.FEWER_THAN_TWO_EMPLOYEES,
    ],
    [
      'two employees, one waiving',
      [person('Self', 'Enroll'), person('Self', 'Waive')],
      null,
      approval.FEWER_THAN_TWO_EMPLOYEES,
    ],
    ['two employees', [person('Self', 'Enroll'), person('Self', 'Enroll')], null, null],
  ])('with %s', (_, members, problem, warning) => {
    expect(approval.approvalProblem(members)).toBe(problem);
    expect(approval.approvalWarning(members)).toBe(warning);
  });

  it('locks the census in every status but EditingCensus', () => {
    expect(QUOTE_STATUSES.filter(approval.canEditCensus)).toEqual(['EditingCensus']);
    expect(approval.censusLockedProblem('Quoting')).toBe(
      'You can’t edit your census after you view plans. Copy your quote to make census changes and continue.',
    );
    expect(approval.censusLockedProblem('EditingCensus')).toBeNull();
  });
});

describe('inCensusOrder', () => {
  it('sorts by employee number, then employee, spouse or partner, child; unsaved members last', () => {
    const rows: [number, number, Relationship][] = [
      [0, 1, 'Child'],
      [9, 10, 'Self'],
      [8, 2, 'Child'],
      [7, 2, 'DomesticPartner'],
      [6, 2, 'Self'],
      [5, 2, 'Child'],
      [0, 1, 'Self'],
    ];
    const members = rows.map(([Id, EmployeeNumber, RelationshipToSubscriber]) => ({
      Id,
      EmployeeNumber,
      RelationshipToSubscriber,
    }));
    expect(inCensusOrder(members).map(({ Id, EmployeeNumber }) => [EmployeeNumber, Id])).toEqual([
      [2, 6],
      [2, 7],
      [2, 5],
      [2, 8],
      [10, 9],
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('groupSizeWarning', () => {
  it.each`
    employees | stated  | most  | eligible
    ${50}     | ${null} | ${50} | ${null}
    ${51}     | ${null} | ${50} | ${51}
    ${3}      | ${50}   | ${50} | ${null}
    ${3}      | ${51}   | ${50} | ${51}
    ${60}     | ${51}   | ${50} | ${60}
    ${51}     | ${null} | ${60} | ${null}
  `('$employees on the census, $stated stated, at most $most: $eligible', ({ employees, stated, most, eligible }) => {
    expect(groupSizeWarning(employees, stated, most)).toBe(eligible && tooManyEmployees(eligible, most));
  });
});
