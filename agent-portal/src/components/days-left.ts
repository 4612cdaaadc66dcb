/** "47 days left", "Last day", "Ended". @param days negative: since when it has ended */
export function daysLeftText(days: number): string {
  if (days < 0) {
    return 'Ended';
  }
  return days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`;
}

/** Little time is left from here on. */
export const FEW_DAYS = 7;
