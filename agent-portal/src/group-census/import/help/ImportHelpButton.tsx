import HelpIcon from '@mui/icons-material/HelpOutline';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/shell/lazy-part';

const ImportHelpDialog = lazyPart(async () => (await import('./ImportHelpDialog.tsx')).ImportHelpDialog);

/** Opens the help of the import beside what it helps with. */
export function ImportHelpButton({ label = 'Import help' }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<HelpIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportHelpDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
