import type { IsoDate } from '#shared/dates/iso-date';

/** Ours; facts, "Rates": the answer is stored with the date of last use. */
export const LAST_USE_IN_FUTURE = 'The date of last tobacco use cannot be in the future.';
export const LAST_USE_BEFORE_BIRTH = 'The date of last tobacco use cannot be before the date of birth.';
export const LAST_USE_REQUIRED = 'Enter the date of last tobacco use.';

interface TobaccoAnswer {
  DateOfBirth: IsoDate;
  Tobacco?: boolean;
  LastTobaccoUse?: IsoDate | null;
}

/** An impossible date of last use. It may be unknown. */
export function lastUseProblem({ DateOfBirth, LastTobaccoUse }: TobaccoAnswer, today: IsoDate): string | null {
  if (!LastTobaccoUse) {
    return null;
  }
  if (LastTobaccoUse > today) {
    return LAST_USE_IN_FUTURE;
  }
  return LastTobaccoUse < DateOfBirth ? LAST_USE_BEFORE_BIRTH : null;
}

/** A tobacco user without a date of last use. A file may omit it; the member form requires it. */
export const lacksLastUse = ({ Tobacco, LastTobaccoUse }: Pick<TobaccoAnswer, 'Tobacco' | 'LastTobaccoUse'>): boolean =>
  Tobacco === true && !LastTobaccoUse;
