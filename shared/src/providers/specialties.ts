import { ageOn, type IsoDate } from '#shared/dates/iso-date';

/** The patient ages of a provider, in years, both ends inclusive. */
export interface AgesServed {
  youngest: number;
  oldest: number;
}

const ANY_AGE: AgesServed = { youngest: 0, oldest: 150 };
const ADULTS: AgesServed = { youngest: 18, oldest: ANY_AGE.oldest };

/**
 * Primary care specialties and their patient ages. Ours: the public provider files name specialties in free text and state neither
 * who provides primary care nor to whom. Children see a pediatrician through age 18, as in most practices.
 */
const PRIMARY_CARE: readonly (readonly [name: RegExp, ages: AgesServed])[] = [
  [/^family (medicine|practice)$/i, ANY_AGE],
  [/^general practice$/i, ANY_AGE],
  [/^primary care$/i, ANY_AGE],
  [/^(general )?internal medicine$/i, ADULTS],
  [/^(general )?pediatrics$/i, { youngest: 0, oldest: 18 }],
  [/^adolescent medicine$/i, { youngest: 11, oldest: 21 }],
  [/^geriatric(s| medicine)$/i, { youngest: 65, oldest: ANY_AGE.oldest }],
];

const agesOf = (specialty: string): AgesServed | null =>
  PRIMARY_CARE.find(([name]) => name.test(specialty.trim()))?.[1] ?? null;

/** Only providers without another specialty count as primary care: not an internist who is also a cardiologist. */
export const givesPrimaryCare = (specialties: readonly string[]): boolean =>
  specialties.length > 0 && specialties.every((specialty) => agesOf(specialty) !== null);

/** The ages that any of the specialties covers, without gaps; any age for unknown specialties. */
export function agesServed(specialties: readonly string[]): AgesServed {
  const known = specialties.map((specialty) => agesOf(specialty) ?? ANY_AGE);
  return known.length === 0
    ? ANY_AGE
    : {
        youngest: Math.min(...known.map(({ youngest }) => youngest)),
        oldest: Math.max(...known.map(({ oldest }) => oldest)),
      };
}

/**
 * Youngest and oldest age of these people on a day; null for no people. Those born later count as newborns.
 * @param birthDates days
 */
export function agesOn(birthDates: readonly IsoDate[], day: IsoDate): AgesServed | null {
  const ages = birthDates.map((birthDate) => (day < birthDate ? 0 : ageOn(birthDate, day)));
  return ages.length === 0 ? null : { youngest: Math.min(...ages), oldest: Math.max(...ages) };
}

/** Checks whether a provider with the ages `served` can treat all these people; null ages are always valid. */
export const servesAges = (served: AgesServed, ages: AgesServed | null): boolean =>
  ages === null || (served.youngest <= ages.youngest && served.oldest >= ages.oldest);
