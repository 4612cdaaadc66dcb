import { isoDate } from '#shared/dates/iso-date';
import { LAST_USE_REQUIRED } from '#shared/census/tobacco';
import {
  EFFECTIVE_DATE_FIRST,
  NOBODY_IN_MEDICAL,
  NON_DISABLED_CHILD_OVER_25,
  SECOND_PARTNER,
} from '#shared/individuals/household-members';
import { type MemberForm, newMember } from '../saving/census-form.ts';
import { findingAt, householdFindings } from './household-findings.ts';
import { memberLabel } from './member-labels.ts';

const VIEWER = { today: isoDate('2026-11-23'), audience: 'external' } as const;
const person = (relationship: MemberForm['RelationshipToSubscriber'], changes: Partial<MemberForm> = {}) => ({
  ...newMember(relationship),
  DateOfBirth: '1986-06-15',
  ...changes,
});
const formOf = (Members: MemberForm[], EffectiveDate = '2027-01-01') => ({
  IndividualPlanType: 'Permanent' as const,
  EffectiveDate,
  Members,
});

describe('the rules of a household at its fields', () => {
  it('speak about the person whom they concern', () => {
    const form = formOf([person('Self'), person('Child', { DateOfBirth: '1999-02-01' })]);
    expect(findingAt(form, VIEWER, { index: 1, field: 'DateOfBirth' })).toBe(NON_DISABLED_CHILD_OVER_25);
    expect(findingAt(form, VIEWER, { index: 0, field: 'DateOfBirth' })).toBeNull();
  });

  it('say nothing about a birth date that is not typed yet', () => {
    const blank = { DateOfBirth: '', Tobacco: true };
    expect(householdFindings(formOf([person('Self'), person('Spouse', blank)]), VIEWER)).toEqual([]);
  });

  it('see a second partner even before the birth date', () => {
    const form = formOf([person('Self'), person('Spouse'), person('DomesticPartner', { DateOfBirth: '' })]);
    expect(findingAt(form, VIEWER, { index: 2, field: 'RelationshipToSubscriber' })).toBe(SECOND_PARTNER);
  });

  it.each([
    ['without an effective date', formOf([person('Self')], ''), 'DateOfBirth', EFFECTIVE_DATE_FIRST],
    ['when everyone waives', formOf([person('Self', { MedicalStatus: 'Waive' })]), 'MedicalStatus', NOBODY_IN_MEDICAL],
    ['of a tobacco user', formOf([person('Self', { Tobacco: true })]), 'LastTobaccoUse', LAST_USE_REQUIRED],
  ] as const)('ask %s', (_when, form, field, message) => {
    expect(findingAt(form, VIEWER, { index: 0, field })).toBe(message);
  });
});

describe('how people of a household are called', () => {
  it('the subscriber is the applicant, and several children are counted', () => {
    const members = [person('Self'), person('DomesticPartner'), person('Child'), person('Child')];
    expect(members.map((_member, at) => memberLabel(members, at))).toEqual([
      'Applicant',
      'Domestic partner',
      'Child 1',
      'Child 2',
    ]);
  });
});
