/** One row of the applicable percentage table: linear from `initial` to `final` between two percentages of the poverty line. */
export interface PercentageBand {
  /** Percent of the poverty line, inclusive. */
  from: number;
  /** Percent of the poverty line, exclusive; null: no upper limit. The last row of a table with a limit includes it. */
  to: number | null;
  /** Hundredths of a percentage point of income. */
  initial: number;
  final: number;
}

/** What a coverage year's tax credit is calculated from. */
export interface SubsidyFigures {
  coverageYear: number;
  /** The year of the HHS poverty guidelines: the one before the coverage year (26 CFR 1.36B-1(h)). */
  guidelineYear: number;
  /** Annual dollars of a household of 1, 2 … 8 in the 48 contiguous states. */
  povertyLines: readonly number[];
  /** Annual dollars for each further person. */
  eachAdditional: number;
  bands: readonly PercentageBand[];
  /** Of the bands. */
  source: string;
}

type Percentages = readonly [
  below133: number,
  at133: number,
  at150: number,
  at200: number,
  at250: number,
  at300: number,
];

/** 26 USC 36B(b)(3)(A)(i), indexed each year by a revenue procedure; no credit above 400 percent. */
const statutory = ([below133, at133, at150, at200, at250, at300]: Percentages): readonly PercentageBand[] => [
  { from: 0, to: 133, initial: below133, final: below133 },
  { from: 133, to: 150, initial: at133, final: at150 },
  { from: 150, to: 200, initial: at150, final: at200 },
  { from: 200, to: 250, initial: at200, final: at250 },
  { from: 250, to: 300, initial: at250, final: at300 },
  { from: 300, to: 400, initial: at300, final: at300 },
];

/** 26 USC 36B(b)(3)(A)(iii): 2021 to 2025, without an upper limit. */
const EXPANDED_BANDS: readonly PercentageBand[] = [
  { from: 0, to: 150, initial: 0, final: 0 },
  { from: 150, to: 200, initial: 0, final: 200 },
  { from: 200, to: 250, initial: 200, final: 400 },
  { from: 250, to: 300, initial: 400, final: 600 },
  { from: 300, to: 400, initial: 600, final: 850 },
  { from: 400, to: null, initial: 850, final: 850 },
];

/** A new year is a new row, from the HHS guidelines and the revenue procedure of the year before. */
// prettier-ignore
const FIGURES: readonly SubsidyFigures[] = [
  { coverageYear: 2014, guidelineYear: 2013, povertyLines: [11_490, 15_510, 19_530, 23_550, 27_570, 31_590, 35_610, 39_630], eachAdditional: 4_020, bands: statutory([200, 300, 400, 630, 805, 950]), source: '26 USC 36B(b)(3)(A)(i)' },
  { coverageYear: 2015, guidelineYear: 2014, povertyLines: [11_670, 15_730, 19_790, 23_850, 27_910, 31_970, 36_030, 40_090], eachAdditional: 4_060, bands: statutory([201, 302, 402, 634, 810, 956]), source: 'Rev. Proc. 2014-37' },
  { coverageYear: 2016, guidelineYear: 2015, povertyLines: [11_770, 15_930, 20_090, 24_250, 28_410, 32_570, 36_730, 40_890], eachAdditional: 4_160, bands: statutory([203, 305, 407, 641, 818, 966]), source: 'Rev. Proc. 2014-62' },
  { coverageYear: 2017, guidelineYear: 2016, povertyLines: [11_880, 16_020, 20_160, 24_300, 28_440, 32_580, 36_730, 40_890], eachAdditional: 4_160, bands: statutory([204, 306, 408, 643, 821, 969]), source: 'Rev. Proc. 2016-24' },
  { coverageYear: 2018, guidelineYear: 2017, povertyLines: [12_060, 16_240, 20_420, 24_600, 28_780, 32_960, 37_140, 41_320], eachAdditional: 4_180, bands: statutory([201, 302, 403, 634, 810, 956]), source: 'Rev. Proc. 2017-36' },
  { coverageYear: 2019, guidelineYear: 2018, povertyLines: [12_140, 16_460, 20_780, 25_100, 29_420, 33_740, 38_060, 42_380], eachAdditional: 4_320, bands: statutory([208, 311, 415, 654, 836, 986]), source: 'Rev. Proc. 2018-34' },
  { coverageYear: 2020, guidelineYear: 2019, povertyLines: [12_490, 16_910, 21_330, 25_750, 30_170, 34_590, 39_010, 43_430], eachAdditional: 4_420, bands: statutory([206, 309, 412, 649, 829, 978]), source: 'Rev. Proc. 2019-29' },
  { coverageYear: 2021, guidelineYear: 2020, povertyLines: [12_760, 17_240, 21_720, 26_200, 30_680, 35_160, 39_640, 44_120], eachAdditional: 4_480, bands: EXPANDED_BANDS, source: '26 USC 36B(b)(3)(A)(iii)' },
  { coverageYear: 2022, guidelineYear: 2021, povertyLines: [12_880, 17_420, 21_960, 26_500, 31_040, 35_580, 40_120, 44_660], eachAdditional: 4_540, bands: EXPANDED_BANDS, source: '26 USC 36B(b)(3)(A)(iii)' },
  { coverageYear: 2023, guidelineYear: 2022, povertyLines: [13_590, 18_310, 23_030, 27_750, 32_470, 37_190, 41_910, 46_630], eachAdditional: 4_720, bands: EXPANDED_BANDS, source: '26 USC 36B(b)(3)(A)(iii)' },
  { coverageYear: 2024, guidelineYear: 2023, povertyLines: [14_580, 19_720, 24_860, 30_000, 35_140, 40_280, 45_420, 50_560], eachAdditional: 5_140, bands: EXPANDED_BANDS, source: '26 USC 36B(b)(3)(A)(iii)' },
  { coverageYear: 2025, guidelineYear: 2024, povertyLines: [15_060, 20_440, 25_820, 31_200, 36_580, 41_960, 47_340, 52_720], eachAdditional: 5_380, bands: EXPANDED_BANDS, source: '26 USC 36B(b)(3)(A)(iii)' },
  { coverageYear: 2026, guidelineYear: 2025, povertyLines: [15_650, 21_150, 26_650, 32_150, 37_650, 43_150, 48_650, 54_150], eachAdditional: 5_500, bands: statutory([210, 314, 419, 660, 844, 996]), source: 'Rev. Proc. 2025-25' },
  { coverageYear: 2027, guidelineYear: 2026, povertyLines: [15_960, 21_640, 27_320, 33_000, 38_680, 44_360, 50_040, 55_720], eachAdditional: 5_680, bands: statutory([215, 323, 430, 678, 866, 1022]), source: 'Rev. Proc. 2026-26' },
];

/** The poverty guidelines of a year; of the newest one that is here, for a later year. */
export const guidelinesOf = (guidelineYear: number): Pick<SubsidyFigures, 'povertyLines' | 'eachAdditional'> =>
  FIGURES.findLast((each) => each.guidelineYear <= guidelineYear) ?? FIGURES[0]!;

/** Null for a year whose figures have not been published or are not here: never answered with another year's. */
export const subsidyFigures = (coverageYear: number): SubsidyFigures | null =>
  FIGURES.find((figures) => figures.coverageYear === coverageYear) ?? null;
