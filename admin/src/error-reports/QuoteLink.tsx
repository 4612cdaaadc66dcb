import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { enrollmentPath } from '#shared/payments/hand-off';

const PAGES = {
  enrollment: (quoteId: number) => `/enrollment/group/${quoteId}`,
  household: enrollmentPath,
  plans: (quoteId: number) => `/quote/plan-selection/group/${quoteId}`,
};

interface QuoteLinkProps {
  quoteId: number;
  to?: keyof typeof PAGES;
  children: ReactNode;
}

/** Opens a quote in the portal, where the cause of the error can be fixed. */
export const QuoteLink = ({ quoteId, to = 'enrollment', children }: QuoteLinkProps) => (
  <Link href={PAGES[to](quoteId)} underline="hover">
    {children}
  </Link>
);
