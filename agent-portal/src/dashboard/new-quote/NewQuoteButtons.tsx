import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { lazyPart } from '#web/shell/lazy-part';
import { useCan } from '../../app/session/use-user.ts';

const NewGroupDialog = lazyPart(async () => (await import('./NewGroupDialog.tsx')).NewGroupDialog);
const NewIndividualDialog = lazyPart(async () => (await import('./NewIndividualDialog.tsx')).NewIndividualDialog);

/** The ways to start a quote that this user has. */
export function NewQuoteButtons() {
  const mayQuoteGroups = useCan('smallgroup');
  const mayQuoteIndividuals = useCan(...INDIVIDUAL_QUOTING);
  const [opened, setOpened] = useState<'group' | 'individual' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {mayQuoteGroups && (
        <Button variant="contained" startIcon={<AddIcon />} aria-haspopup="dialog" onClick={() => setOpened('group')}>
          New group
        </Button>
      )}
      {mayQuoteIndividuals && (
        <Button
          variant={mayQuoteGroups ? 'outlined' : 'contained'}
          startIcon={<AddIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpened('individual')}
        >
          New individual
        </Button>
      )}
      <Suspense>
        {opened === 'group' && <NewGroupDialog onClose={close} />}
        {opened === 'individual' && <NewIndividualDialog onClose={close} />}
      </Suspense>
    </>
  );
}
