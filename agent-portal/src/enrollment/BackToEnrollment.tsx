import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { groupEnrollmentPath } from '#shared/quotes/next-step';
import { FormActions } from '#web/records/FormActions';

/** Below a part of the enrollment on a page of its own: what is entered there is stored at once. */
export const BackToEnrollment = ({ quoteId }: { quoteId: number }) => (
  <FormActions>
    <Button component={RouterLink} to={groupEnrollmentPath(quoteId)} variant="outlined">
      Back to enrollment
    </Button>
  </FormActions>
);
