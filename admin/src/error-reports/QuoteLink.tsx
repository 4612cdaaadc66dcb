import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { deskPath } from '#shared/sales/review-desk';

const TYPES = {
  enrollment: 'SmallGroupNewBusiness',
  household: 'IndividualNewBusiness',
  plans: 'SmallGroupRenewal',
} as const;

interface QuoteLinkProps {
  quoteId: number;
  to?: keyof typeof TYPES;
  children: ReactNode;
}

/** Opens a quote on the review desk, from which its page in the portal is one step. */
export const QuoteLink = ({ quoteId, to = 'enrollment', children }: QuoteLinkProps) => (
  <Link component={RouterLink} to={deskPath(TYPES[to], quoteId)} underline="hover">
    {children}
  </Link>
);
