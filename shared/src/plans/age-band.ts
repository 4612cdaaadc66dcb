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

/** Of a household's children under 21, the three oldest are charged. 45 CFR 147.102(c)(1). */
export const CHILD_UNDER_YEARS = 21;
export const CHARGED_CHILDREN = 3;

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

/**
 * The federal default age curve for plan years from 2018, in thousandths, by position in AGE_BANDS: 0-14, 15 … 63, 64 and over.
 * An adult of 64 costs three times an adult of 21. It explains filed rates and makes those of the demo. It never makes a price:
 * insurers round differently, so rates are looked up as filed.
 *
 * Source: 45 CFR 147.102(d) and (e); CMS, "Guidance Regarding Age Curves, Geographical Rating Areas, and State
 * Reporting" (December 16, 2016), table of the federal default standard age curve, which Michigan uses.
 */
// prettier-ignore
export const AGE_CURVE_THOUSANDTHS: readonly number[] = [
  765,
  833, 859, 885, 913, 941, 970, 1000, 1000, 1000, 1000, // 15 to 24
  1004, 1024, 1048, 1087, 1119, 1135, 1159, 1183, 1198, 1214, // 25 to 34
  1222, 1230, 1238, 1246, 1262, 1278, 1302, 1325, 1357, 1397, // 35 to 44
  1444, 1500, 1563, 1635, 1706, 1786, 1865, 1952, 2040, 2135, // 45 to 54
  2230, 2333, 2437, 2548, 2603, 2714, 2810, 2873, 2952, 3000, // 55 to 64
];
