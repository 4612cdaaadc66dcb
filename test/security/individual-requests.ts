import type { BookRequest } from './book-requests.ts';

/** Quoting individuals. */
export const INDIVIDUAL_REQUESTS: Record<string, BookRequest> = {
  'GET /api/individual/GetEffectiveDates': { path: '/api/individual/GetEffectiveDates?planType=ShortTerm' },
  'POST /api/individual/EstimateSubsidy': {
    path: '/api/individual/EstimateSubsidy',
    body: {
      CoverageYear: 2027,
      CountyFips: '26081',
      HouseholdSize: 1,
      AnnualIncome: 30_000,
      Members: [{ Age: 40, SeeksCoverage: false }],
    },
  },
};
