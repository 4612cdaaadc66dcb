import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, Dialog, DialogContent, DialogTitle, IconButton, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useDialogTitle } from '#web/shell/use-document-title';
import { useIsBelow } from '#web/theme/use-is-below';
import { AUDIT, auditDetailsQuery } from './audit-calls.ts';
import { AuditFacts } from './AuditFacts.tsx';

/** One audit entry with all its details. Closing it returns to the list as it was. */
export function AuditDialog() {
  const titleId = useId();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPhone = useIsBelow('sm');
  const { data, error, refetch } = useQuery(auditDetailsQuery(id));
  const title = data?.What ?? `Row ${id}`;
  useDialogTitle(title);
  const close = () => void navigate(`/${AUDIT}${search}`);
  return (
    <Dialog open onClose={close} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId} sx={LOOK}>
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={close} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        {data && <AuditFacts row={data} />}
        {!data && !error && <Skeleton variant="rounded" height={320} role="status" aria-label="Loading the row" />}
        {!data && error && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {error.message}
          </Alert>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Focused when the page opens; no focus ring, because it would surround the whole content. */
const LOOK = { '& .MuiDialog-container, & .MuiDialog-paper': { outline: 'none' } } as const;
