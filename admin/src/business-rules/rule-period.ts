import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';

/** "1/1/2014 to 12/31/2026", "From 1/1/2027, no end". */
export const period = ({
  EffectiveDate,
  TermDate,
}: Pick<BusinessRuleResponse, 'EffectiveDate' | 'TermDate'>): string =>
  TermDate
    ? `${formatDayWithoutZeros(EffectiveDate)} to ${formatDayWithoutZeros(TermDate)}`
    : `From ${formatDayWithoutZeros(EffectiveDate)}, no end`;
