import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useCensusFacts } from './census-context.ts';

/** Why some fields of a marketplace quote are read-only, and the way to where they are changed. */
export function DecidedNote() {
  const { canEdit, isDecided } = useCensusFacts();
  return canEdit && isDecided ? (
    <Alert severity="info">
      People, address and enrollment come from the marketplace and can only be changed on the application there.{' '}
      <Link component={RouterLink} to="/individual/marketplace" color="inherit">
        Go to the marketplace
      </Link>
    </Alert>
  ) : null;
}
