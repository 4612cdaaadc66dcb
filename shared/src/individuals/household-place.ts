/** Individuals, decision 43: plans are rated where the applicant lives, in one of Michigan's areas. */
export const OUTSIDE_MICHIGAN = 'This address is outside Michigan. Plans cannot be rated there.';
