import { actionDetail, actionStep, actionText } from '#shared/book-of-business/individuals/today/action-texts';
import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { buildAction } from '#support/shared/contracts.ts';
import { isoDate } from '#shared/dates/iso-date';

const CREDIT = { AmountDue: 192.28, TaxCredit: 318.4, CsrLevelDescription: '87%' };

describe('what the list says', () => {
  it.each<[Partial<DailyAction>, string]>([
    [{ DaysLeft: 8 }, '8 days of grace left (until 12/31/2026)'],
    [{ DaysLeft: 1 }, '1 day of grace left (until 12/31/2026)'],
    [{ DaysLeft: 0 }, 'Last day of grace (12/31/2026)'],
    [{ DaysLeft: -1 }, 'Grace ended on 12/31/2026'],
    [{ Kind: 'SubsidyAtRisk', DaysLeft: 38, ...CREDIT }, '38 days of grace left (until 12/31/2026)'],
    [{ Kind: 'SpecialEnrollmentEnding', Event: 'Marriage', DaysLeft: 38 }, 'Marriage: 38 days left (until 12/31/2026)'],
    [{ Kind: 'RenewalOpen', RenewalYear: 2027, DaysLeft: 1 }, 'Not renewed for 2027: 1 day left (until 12/31/2026)'],
    [
      { Kind: 'Turning26', Birthday: isoDate('2026-11-23'), DaysLeft: 38 },
      'Theo turns 26 on 11/23/2026 and is covered until 12/31/2026',
    ],
    [
      { Kind: 'Turning26', Birthday: isoDate('2026-11-22'), DaysLeft: 38 },
      'Theo turned 26 on 11/22/2026 and is covered until 12/31/2026',
    ],
    [
      { Kind: 'Turning65', Birthday: isoDate('2027-01-14'), EnrollFrom: isoDate('2026-10-01'), DaysLeft: 38 },
      'Theo turns 65 on 1/14/2027. Can enroll in Medicare from 10/1/2026; by 12/31/2026 to begin on 1/1/2027',
    ],
    [
      { Kind: 'Turning65', Birthday: isoDate('2027-01-14'), EnrollFrom: isoDate('2026-10-01'), DaysLeft: -1 },
      'Theo turns 65 on 1/14/2027. Medicare could have begun on 1/1/2027',
    ],
    [
      { Kind: 'DoctorUnavailable', DoctorName: 'Ruth Park', DoctorProblem: 'NotAccepting' },
      'Theo’s doctor, Ruth Park, no longer accepts new patients',
    ],
    [
      { Kind: 'DoctorUnavailable', DoctorName: '', DoctorProblem: 'NotInNetwork' },
      'Theo’s doctor is no longer in the plan’s network',
    ],
  ])('about %j', (given, text) => {
    expect(actionText(buildAction(given))).toBe(text);
  });

  it.each<[Partial<DailyAction>, string]>([
    [{ AmountDue: 412.5 }, '$412.50 due.'],
    [
      { Kind: 'SubsidyAtRisk', ...CREDIT },
      '$192.28 due. At risk: tax credit of $318.40 a month, cost-sharing reduction (87%).',
    ],
    [{ Kind: 'RenewalOpen' }, ''],
    [
      { Kind: 'RenewalOpen', TaxCredit: 318.4 },
      'Has a tax credit of $318.40 a month. Without a renewal the marketplace renews by itself and decides it from old information.',
    ],
    [
      { Kind: 'Turning65', EnrollUntil: isoDate('2027-04-30') },
      'Enrollment is possible until 4/30/2027. A tax credit ends when Medicare can begin.',
    ],
    [{ Kind: 'DoctorUnavailable' }, ''],
  ])('more about %j', (given, detail) => {
    expect(actionDetail(buildAction(given))).toBe(detail);
  });

  it.each<[Partial<DailyAction>, string]>([
    [{}, 'Open contract'],
    [{ Kind: 'RenewalOpen', RenewalYear: 2027 }, 'Renew for 2027'],
    [{ Kind: 'SpecialEnrollmentEnding' }, 'Continue quote'],
    [{ Kind: 'DoctorUnavailable' }, 'Change doctor'],
  ])('offers for %j', (given, step) => {
    expect(actionStep(buildAction(given))).toBe(step);
  });
});
