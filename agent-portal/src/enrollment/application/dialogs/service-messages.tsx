import { Typography } from '@mui/material';
import { MessageDialog } from './MessageDialog.tsx';

/** The two services of which an answer asks for more. */
export type Service = 'fsa' | 'delta-dental';

interface ServiceMessageProps {
  service: Service;
  onClose: () => void;
}

/** What a yes to FSA or Delta Dental means for the enrollment. The words are ours; the documents are those of spec 001 section 9. */
export const ServiceMessage = ({ service, onClose }: ServiceMessageProps) =>
  service === 'fsa' ? (
    <MessageDialog title="Flexible spending account" onClose={onClose}>
      <Typography variant="body2">
        Two documents are needed besides the others: the FSA checklist, and the FSA enrollment forms of the employees
        who take part. They are on the list of supporting documents from now on.
      </Typography>
    </MessageDialog>
  ) : (
    <MessageDialog title="Delta Dental" onClose={onClose}>
      <Typography variant="body2">
        The Delta Dental premium will be on the same invoice as the medical premium. Upload the Delta Dental proposal
        with the supporting documents: its rates are what the group is billed.
      </Typography>
    </MessageDialog>
  );
