import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { returnOf } from '#shared/sales/queue-return';
import { useUser } from '../session/use-user.ts';

/**
 * For internal staff who opened a quote from a list of the console: back to the same page, filter and row. It stays while they go
 * from screen to screen here. Kept in the memory of this page alone: a filter may hold a name.
 */
export function BackToQueue() {
  const { IsInternal } = useUser();
  const carried = returnOf(useLocation().search);
  const [back, setBack] = useState(carried);
  if (carried !== null && carried !== back) {
    setBack(carried);
  }
  return IsInternal && back !== null ? (
    <Link
      href={back}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, mb: 1.5 }}
    >
      <ArrowBackIcon fontSize="small" aria-hidden />
      Back to the queue
    </Link>
  ) : null;
}
