import { bookRetirement, type Retirement } from '#shared/book-of-business/individuals/retirement';
import { today } from '#web/inputs/today';
import { retirementOverride } from '../app/retirement-override.ts';
import { useRules } from '../app/use-rules.ts';

/** Whether the individual book of business is retired, for this tab. */
export function useBookRetirement(): Retirement {
  const { IndividualBookOfBusinessRetirementDate: retirementDate } = useRules();
  return bookRetirement({ retirementDate, override: retirementOverride(), today: today() });
}
