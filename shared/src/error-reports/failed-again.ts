import type { IsoDate } from '#shared/dates/iso-date';
import { formatRecent } from '#shared/formats/instant';

/** For a row with several attempts: "Failed again 4:45 AM, attempt 3". Includes the date if not today; '' = the first failure. */
export function failedAgain({ ErrorDate, Attempts }: { ErrorDate: string; Attempts: number }, today: IsoDate): string {
  return Attempts < 2 ? '' : `Failed again ${formatRecent(ErrorDate, today)}, attempt ${Attempts}`;
}
