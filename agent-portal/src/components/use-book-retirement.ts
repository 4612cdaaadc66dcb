import { bookRetirement, type Retirement, RETIREMENT_OVERRIDE } from '#shared/book-of-business/individuals/retirement';
import { today } from '#web/inputs/today';
import { useRules } from '../app/use-rules.ts';

/** Whether the individual book of business is retired, for this tab. */
export function useBookRetirement(): Retirement {
  const { IndividualBookOfBusinessRetirementDate: retirementDate } = useRules();
  return bookRetirement({ retirementDate, override: retirementOverride(), today: today() });
}

/** Storage may be disabled; then the date decides. */
export function retirementOverride(): string | null {
  try {
    return sessionStorage.getItem(RETIREMENT_OVERRIDE);
  } catch {
    return null;
  }
}
