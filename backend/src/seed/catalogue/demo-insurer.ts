/** The insurer of the demo catalogue. It does not exist, and neither does its issuer id. */
export const DEMO_INSURER = { name: 'Great Lakes Mutual Health Plan', issuerId: '99107' } as const;

/** What care costs in each of the 16 rating areas against the state's average, in thousandths: area 1 first. Invented. */
export const AREA_FACTORS_THOUSANDTHS: readonly number[] = [
  1042, 1018, 991, 1003, 968, 977, 949, 956, 938, 927, 914, 902, 945, 996, 1034, 1097,
];

/** Year from which prices are counted, and what they rise by each quarter (small groups) and each year. */
export const PRICE_BASE_YEAR = 2026;
export const QUARTERLY_TREND = 1.017;
export const YEARLY_TREND = 1.068;
