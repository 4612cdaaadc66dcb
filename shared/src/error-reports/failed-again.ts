import { detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatInstant, formatTime } from '#shared/formats/instant';

/** For a row with several attempts: "Failed again 4:45 AM, attempt 3". Includes the date if not today; '' = the first failure. */
export function failedAgain({ ErrorDate, Attempts }: { ErrorDate: string; Attempts: number }, today: IsoDate): string {
  if (Attempts < 2) {
    return '';
  }
  const isToday = detroitDay(new Date(ErrorDate)) === today;
  return `Failed again ${isToday ? formatTime(ErrorDate) : formatInstant(ErrorDate)}, attempt ${Attempts}`;
}
