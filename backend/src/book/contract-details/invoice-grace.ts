import { NOTHING_UNPAID } from '#shared/book-of-business/individuals/contract-standing';
import { type GraceRules, graceUntil } from '#shared/book-of-business/individuals/today/windows';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import type { Contract } from '../contracts/contract.table.ts';

const COVERAGE_CAN_END = 'Premiums that are not paid by the due date can end your coverage.';

/**
 * Until when an unpaid premium can still be paid, and what follows. With a tax credit the insurer may hold claims from the second month on,
 * and coverage then ends with the first one: 45 CFR 156.270(d), (e) and (g). Medicare has rules of its own.
 */
export function graceWords(
  { isMedicare, hasCredit, graceFrom }: Pick<Contract, 'isMedicare' | 'hasCredit' | 'graceFrom'>,
  rules: GraceRules,
  today: IsoDate,
): string {
  if (isMedicare) {
    return COVERAGE_CAN_END;
  }
  const length = hasCredit
    ? counted(rules.GraceMonthsWithAptc, 'month')
    : counted(Math.max(rules.GraceDaysWithoutAptc, 1), 'day');
  const what = hasCredit
    ? `Because a tax credit is paid for you, your grace period is ${length}. From its second month on, claims can wait until you have paid`
    : `Your grace period is ${length}`;
  const end = hasCredit ? 'coverage ends with the first month that is not paid' : 'coverage ends';
  if (graceFrom === NOTHING_UNPAID) {
    return `${what}. If not everything is paid by its end, ${end}.`;
  }
  const until = graceUntil(graceFrom, hasCredit, rules);
  return until < today
    ? `Your grace period ended on ${formatDay(until)}. Call us before you pay.`
    : `${what}. It began on ${formatDay(graceFrom)}: if not everything is paid by ${formatDay(until)}, ${end}.`;
}
