/**
 * The age bands by which rates are filed: "0-14", then each year from "15" to "63", then "64 and over".
 * Source: 45 CFR 147.102(d), as amended for plan years from 2018; facts, "Rates".
 */
export const AGE_BANDS: readonly string[] = [
  '0-14',
  ...Array.from({ length: 49 }, (_, year) => String(year + 15)),
  '64 and over',
];

/** 51: every array of filed rates has blocks of this size. */
export const AGE_BAND_COUNT = AGE_BANDS.length;

/** Index into AGE_BANDS of an age in completed years. */
export function ageBandOf(age: number): number {
  if (age <= 14) {
    return 0;
  }
  return age >= 64 ? AGE_BAND_COUNT - 1 : age - 14;
}

/** The band for display: 34 is "34", 7 is "0-14". */
export const ageBandLabel = (band: number): string => AGE_BANDS[band] ?? '';

/**
 * The bands that an age in a rate file fills, as indexes into AGE_BANDS. Files for plan years before 2018 have one row "0-20": it
 * fills "0-14" and 15 to 20.
 *
 * @returns null when the text is not a filed age ("Family Option", "65")
 */
export function bandsOfFiledAge(text: string): readonly number[] | null {
  return BANDS_BY_FILED_AGE.get(text.trim().toLowerCase()) ?? null;
}

const BANDS_BY_FILED_AGE = new Map<string, readonly number[]>([
  ...AGE_BANDS.map((label, band): [string, readonly number[]] => [label, [band]]),
  ['64', [AGE_BAND_COUNT - 1]],
  ['65 and over', [AGE_BAND_COUNT - 1]],
  ['0-20', [0, 1, 2, 3, 4, 5, 6]],
]);
