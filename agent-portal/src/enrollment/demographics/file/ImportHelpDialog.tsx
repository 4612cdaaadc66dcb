import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { FILE_COLUMNS, type FileColumn } from '#shared/enrollment/members/import/file-columns';
import { STACKED_ON_PHONE } from '../../../components/file-import/stacked-table.ts';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';

const EXPECTED: Record<FileColumn, string> = {
  FirstName: 'As on the census: it tells whose row this is',
  MiddleInitial: 'One letter',
  LastName: 'As on the census: it tells whose row this is',
  RelationshipToSubscriber: 'Employee, spouse, domestic partner or child, as on the census',
  DateOfBirth: 'MM/DD/YYYY, as on the census',
  SSN: 'Nine digits; the last four in the exported file stand for the stored number',
  Gender: 'M, F, male or female',
  SegmentClass: 'CA01 … or the name of the segment; COBRA, early retiree, retiree; of employees',
  SubGroup: 'S001 … or the name of the subgroup; of employees',
  HomeAddressLine1: 'Number and street; a dependent with the address of the employee lives there',
  HomeCity: 'The city of the ZIP',
  HomeZIP: '5 digits, or 9 such as 48002-1234',
  PrimaryCareProviderId: '10 digits; for HMO and POS plans',
  PCPFirstAndLastName: 'The name of that provider',
  IsExistingPatient: 'Yes or No',
  MedicalPlanName: 'The name of a medical plan of the quote; of employees',
  DateOfHire: 'MM/DD/YYYY; of employees',
  Phone: '10 digits',
  EmailAddress: 'name@example.com',
  MailingAddressSameAsSubscriberHome: 'Yes or No',
  MailingAddressLine1: 'Where No',
  MailingCity: 'Where No: the city of the ZIP',
  MailingZIP: 'Where No',
};

/** How the enrollment file is filled in. Spec 001 section 2, "import help". */
export function ImportHelpDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const isNarrow = useIsNarrow();
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>How to import the demographics</DialogTitle>
      <DialogContent dividers>
        <Typography component="p" sx={{ mb: 1 }}>
          Export the members to Excel, fill in what is missing, and import the same file. Blank cells leave what is
          stored. The import adds nobody: members come from the census.
        </Typography>
        <Typography component="p" sx={{ mb: 2 }}>
          You see what would change before anything is written, and it is written all at once or not at all.
        </Typography>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Columns of the file">
          <Table size="small" sx={STACKED_ON_PHONE}>
            <TableHead>
              <TableRow>
                <TableCell>Column</TableCell>
                <TableCell>What stands there</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {FILE_COLUMNS.map((column) => (
                <TableRow key={column}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {column}
                  </TableCell>
                  <TableCell>{EXPECTED[column]}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
