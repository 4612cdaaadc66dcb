import { Button, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { groupEnrollmentPath } from '#shared/quotes/next-step';
import { MessageDialog } from './MessageDialog.tsx';

/** The application is complete: what happens with it, and where the enrollment goes on. */
export const InstallationMessage = ({ quoteId, onClose }: { quoteId: number; onClose: () => void }) => (
  <MessageDialog
    title="The application is complete"
    onClose={onClose}
    action={
      <Button variant="contained" component={RouterLink} to={groupEnrollmentPath(quoteId)}>
        Go on with the enrollment
      </Button>
    }
  >
    <Typography variant="body2">
      Supporting documents, demographics and the signature come next. Once Small Business staff have approved the
      enrollment, the group and its subgroups are installed with what stands in this application.
    </Typography>
  </MessageDialog>
);
