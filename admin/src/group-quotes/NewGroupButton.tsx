import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/shell/lazy-part';

const NewGroupDialog = lazyPart(async () => (await import('./NewGroupDialog.tsx')).NewGroupDialog);

/** Opens the new-group options (spec 002 section 2, "/sales/group"). */
export function NewGroupButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New group
      </Button>
      {isOpen && (
        <Suspense>
          <NewGroupDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
