import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Button, Stack } from '@mui/material';
import { EmptyState } from '#web/shell/EmptyState';
import { ImportHelpButton } from './import/help/ImportHelpButton.tsx';
import { ADD_EMPLOYEE_ID } from './members/CensusMembers.tsx';

interface CensusEmptyProps {
  canEdit: boolean;
  onAddEmployee: () => void;
  onImport: () => void;
}

/** The three ways to start a census. */
export const CensusEmpty = ({ canEdit, onAddEmployee, onImport }: CensusEmptyProps) =>
  canEdit ? (
    <EmptyState
      icon={<GroupsIcon />}
      title="Nobody is on this census yet"
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={onImport}>
            Import a census
          </Button>
          <Button id={ADD_EMPLOYEE_ID} variant="outlined" onClick={onAddEmployee}>
            Add employee
          </Button>
          <ImportHelpButton />
        </Stack>
      }
    >
      Upload the file that the employer sent, paste rows from a spreadsheet, or type people in one by one. Nothing is
      saved until you have seen it checked.
    </EmptyState>
  ) : (
    <EmptyState icon={<GroupsIcon />} title="Nobody is on this census" />
  );
