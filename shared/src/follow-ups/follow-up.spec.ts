import { isoDate } from '#shared/dates/iso-date';
import {
  dataMatchingDue,
  DUE_DATE_PASSED,
  FOLLOW_UP_KINDS,
  FOLLOW_UP_STATES,
  type FollowUpKind,
  type FollowUpState,
  moveProblem,
  nextStates,
  NO_EMAIL_ADDRESS,
  NOTHING_TO_REMIND,
  reminderProblem,
  reminderStep,
  reminderSteps,
  RISK_OF,
} from './follow-up.ts';

const RULES = { DataMatchingDays: 90, DataMatchingStatusDays: 95 };
const day = isoDate;

describe('the last day to prove what does not match, where the marketplace names none', () => {
  it.each([
    ['Income', '2026-11-20', '2027-02-18'],
    ['OtherCoverage', '2026-11-20', '2027-02-18'],
    ['Incarceration', '2026-11-20', '2027-02-18'],
    ['Other', '2026-11-20', '2027-02-18'],
    ['Citizenship', '2026-11-20', '2027-02-23'],
    ['Immigration', '2026-11-20', '2027-02-23'],
    // A leap year.
    ['Income', '2027-12-01', '2028-02-29'],
  ] as const)('of %s, noted on %s, is %s', (kind, notedOn, due) => {
    expect(dataMatchingDue(kind, day(notedOn), RULES)).toBe(due);
  });
});

describe('what is at risk', () => {
  it('is coverage, or the tax credit', () => {
    const kindsOf = (risk: string) => FOLLOW_UP_KINDS.filter((kind) => RISK_OF[kind] === risk);
    expect(kindsOf('Coverage')).toEqual(['SpecialEnrollment', 'Citizenship', 'Immigration', 'Incarceration']);
    expect(kindsOf('TaxCredit')).toEqual(['Income', 'OtherCoverage']);
  });
});

describe('a proof', () => {
  it.each<[FollowUpKind, FollowUpState, FollowUpState[]]>([
    ['Income', 'Requested', ['Received', 'Sent']],
    ['Income', 'Received', ['Sent', 'Requested']],
    ['Income', 'Sent', ['Accepted', 'Refused', 'Requested']],
    ['Income', 'Accepted', ['Sent']],
    ['Income', 'Refused', ['Requested']],
    ['SpecialEnrollment', 'Requested', ['Received', 'Sent']],
    ['SpecialEnrollment', 'Received', ['Sent', 'Requested']],
    ['SpecialEnrollment', 'Sent', ['Requested']],
    ['SpecialEnrollment', 'Accepted', []],
    ['SpecialEnrollment', 'Refused', []],
  ])('of %s that is %s can become %j next, and nothing else', (kind, from, next) => {
    expect(nextStates(kind, from)).toEqual(next);
    expect(FOLLOW_UP_STATES.filter((to) => moveProblem(kind, from, to) === null).sort()).toEqual([...next].sort());
  });

  it('is refused in words', () => {
    expect(moveProblem('Income', 'Requested', 'Accepted')).toBe('What is requested cannot become accepted next.');
    expect(moveProblem('SpecialEnrollment', 'Sent', 'Accepted')).toBe(
      'Whether a special enrollment is proved, the marketplace answers itself. Its answer is fetched every night.',
    );
  });
});

describe('the steps of reminders', () => {
  it.each([
    [
      ['15', '5', '1'],
      [15, 5, 1],
    ],
    [
      ['1', '15', '5', '15'],
      [15, 5, 1],
    ],
    [['soon', '-1', '100', '1.5', '0'], [0]],
    [[], []],
  ])('of %j are %j', (entries, steps) => {
    expect(reminderSteps(entries)).toEqual(steps);
  });

  it.each([
    [16, null],
    [15, 15],
    [14, 15],
    [6, 15],
    [5, 5],
    [2, 5],
    [1, 1],
    [0, 1],
    [-1, null],
  ])('%i days before the due date have reached %s', (daysLeft, step) => {
    expect(reminderStep(daysLeft, [15, 5, 1])).toBe(step);
  });

  it('are none without a rule', () => {
    expect(reminderStep(1, [])).toBeNull();
  });
});

describe('a client is reminded', () => {
  const today = day('2026-12-26');
  const due = { state: 'Requested' as FollowUpState, email: 'ada@example.com', dueOn: today };
  it.each([
    ['up to the due date', {}, null],
    ['not after it', { dueOn: day('2026-12-25') }, DUE_DATE_PASSED],
    ['not without an address', { email: '' }, NO_EMAIL_ADDRESS],
    ['not of what has been received', { state: 'Received' }, NOTHING_TO_REMIND],
    ['not of what was accepted', { state: 'Accepted' }, NOTHING_TO_REMIND],
  ] as const)('%s', (_when, given, problem) => {
    expect(reminderProblem({ ...due, ...given }, today)).toBe(problem);
  });
});
