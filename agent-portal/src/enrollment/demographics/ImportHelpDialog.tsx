import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { enrollmentHeader } from '#shared/enrollment/members/import/read-file';
import { ENROLLMENT_COLUMNS, inEnrollment } from '#shared/persons/import/file-columns';
import { ColumnsTable } from '../../components/ScrollTable.tsx';
import { useIsBelow } from '#web/theme/use-is-below';

/** How the enrollment file is filled in. Spec 001 section 2, "import help". */
export function ImportHelpDialog({ onClose }: { onClose: () => void }) {
  const isNarrow = useIsBelow('md');
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="md">
      <DialogTitle>How to import the demographics</DialogTitle>
      <DialogContent dividers>
        <Typography component="p" sx={{ mb: 1 }}>
          Export the members to Excel, fill in what is missing, and import the same file. Blank cells keep what is
          stored. The import adds no one: members come from the census.
        </Typography>
        <Typography component="p" sx={{ mb: 2 }}>
          You see what would change before anything is saved, and everything is saved at once or not at all.
        </Typography>
        <ColumnsTable
          label="Columns of the file"
          isPlain
          stacked="sm"
          rows={ENROLLMENT_COLUMNS}
          keyOf={(column) => column}
          columns={[
            { label: 'Column', isName: true, sx: { overflowWrap: 'anywhere' }, cell: enrollmentHeader },
            { label: 'What to enter', cell: (column) => inEnrollment(column).holds },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
