import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { lazy, useState } from 'react';
import { LazyPart } from '../components/LazyPart.tsx';

const NewGroupDialog = lazy(async () => ({ default: (await import('./NewGroupDialog.tsx')).NewGroupDialog }));

/** Opens the new-group options (spec 002 section 2, "/sales/group"). */
export function NewGroupButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New group
      </Button>
      {isOpen && (
        <LazyPart>
          <NewGroupDialog onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
