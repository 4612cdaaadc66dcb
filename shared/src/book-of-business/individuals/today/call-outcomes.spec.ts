import {
  backOn,
  callProblem,
  callText,
  NOT_ABOUT_MONEY,
  NOT_WHILE_UNPAID,
  outcomesOf,
  SNOOZE_PROBLEM,
  topicOf,
} from '#shared/book-of-business/individuals/today/call-outcomes';
import { ACTION_KINDS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { isoDate } from '#shared/dates/iso-date';

const TODAY = isoDate('2026-11-23');
const about = (topic: 'PastDue' | 'RenewalOpen', outcome: Parameters<typeof backOn>[0]['outcome'], until?: string) =>
  ({ topic, outcome, until: until === undefined ? null : isoDate(until) }) as const;

describe('what comes of a call', () => {
  it('is noted for contracts, once for both reasons about unpaid premiums', () => {
    expect(Object.fromEntries(ACTION_KINDS.map((kind) => [kind, topicOf(kind)]))).toEqual({
      PastDue: 'PastDue',
      SubsidyAtRisk: 'PastDue',
      SpecialEnrollmentEnding: null,
      RenewalOpen: 'RenewalOpen',
      Turning26: 'Turning26',
      Turning65: 'Turning65',
      DoctorUnavailable: 'DoctorUnavailable',
    });
  });

  it('has to do with what the call was about', () => {
    expect(outcomesOf('PastDue')).toEqual(['Paid', 'InvoiceEmailed', 'MessageLeft']);
    expect(outcomesOf('Turning65')).toEqual(['Done', 'MessageLeft']);
    expect(callProblem(about('PastDue', 'Paid'), TODAY)).toBeNull();
    expect(callProblem(about('PastDue', 'Done'), TODAY)).toEqual({ field: 'Outcome', message: NOT_WHILE_UNPAID });
    expect(callProblem(about('RenewalOpen', 'Paid'), TODAY)).toEqual({ field: 'Outcome', message: NOT_ABOUT_MONEY });
  });

  it.each([
    ['2026-11-23', SNOOZE_PROBLEM],
    ['2026-11-24', null],
    ['2027-02-21', null],
    ['2027-02-22', SNOOZE_PROBLEM],
    [undefined, SNOOZE_PROBLEM],
  ])('is put off to %s: %s', (until, message) => {
    const problem = callProblem(about('RenewalOpen', 'Snoozed', until), TODAY);
    expect(problem).toEqual(message === null ? null : { field: 'Until', message });
  });

  it.each([
    ['Paid', '2026-11-30'],
    ['InvoiceEmailed', '2026-11-26'],
    ['MessageLeft', '2026-11-24'],
    ['Done', '2026-12-23'],
    ['Snoozed', '2026-12-01'],
  ] as const)('%s leaves the household alone until %s', (outcome, day) => {
    expect(backOn({ outcome, until: isoDate('2026-12-01') }, TODAY)).toBe(day);
  });

  it('reads as a sentence', () => {
    expect(callText('MessageLeft', isoDate('2026-11-24'))).toBe('Left message, back on the list on 11/24/2026');
  });
});
