import { NOTHING_UNPAID } from '#shared/book-of-business/individuals/contract-standing';
import { isoDate } from '#shared/dates/iso-date';
import { graceWords } from './invoice-grace.ts';

const RULES = { GraceMonthsWithAptc: 3, GraceDaysWithoutAptc: 31 };
const OCTOBER = isoDate('2026-10-01');
const words = (hasCredit: boolean, graceFrom: typeof OCTOBER, today = '2026-11-27', isMedicare = false) =>
  graceWords({ isMedicare, hasCredit, graceFrom }, RULES, isoDate(today));

describe('the grace period on an invoice', () => {
  it('has three months where a tax credit is paid, with what happens to claims', () => {
    expect(words(true, OCTOBER)).toBe(
      'Because a tax credit is paid for you, your grace period is 3 months. From its second month on, claims can wait until you have paid. ' +
        'It began on 10/1/2026: if not everything is paid by 12/31/2026, coverage ends with the first month that is not paid.',
    );
  });

  it('has the days of the rule without one', () => {
    expect(words(false, OCTOBER, '2026-10-31')).toBe(
      'Your grace period is 31 days. It began on 10/1/2026: if not everything is paid by 10/31/2026, coverage ends.',
    );
    expect(words(false, OCTOBER, '2026-11-01')).toBe('Your grace period ended on 10/31/2026. Call us before you pay.');
  });

  it('is described while nothing is past due, and not of Medicare', () => {
    expect(words(false, NOTHING_UNPAID)).toBe(
      'Your grace period is 31 days. If not everything is paid by its end, coverage ends.',
    );
    expect(words(true, OCTOBER, '2026-11-27', true)).toBe(
      'Premiums that are not paid by the due date can end your coverage.',
    );
  });
});
