import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useState } from 'react';
import { CreateBase, EditBase, type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { Fields, Wire } from '#shared/records/field';
import { RecordDialog, type RecordForm, useSaved } from './RecordDialog.tsx';

/** Closes the dialog that an address opens over its list. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const resource = useResourceContext();
  return () => void navigate(`/${resource}`);
}

interface OverListProps<R extends Fields, Row> extends RecordForm<R, Row> {
  nameOf: (row: Row) => string;
}

/** Adds a record, in a dialog over the list. */
export function AddOverList<R extends Fields, Row extends Wire<R> & { Version: number }>({
  nameOf,
  ...form
}: OverListProps<R, Row>) {
  const close = useBackToList();
  const saved = useSaved(close);
  const label = `Add ${form.noun}`;
  return (
    <CreateBase>
      <RecordDialog<R, Row>
        {...form}
        title={label}
        saveLabel={label}
        onSaved={(row) => saved(`${nameOf(row)} is added.`)}
        onClose={close}
      />
    </CreateBase>
  );
}

/** Edits the record of the address, in a dialog over the list: from the newest version on. */
export function EditOverList<R extends Fields, Row extends Wire<R> & { Version: number }>(
  props: OverListProps<R, Row>,
) {
  const { id } = useParams();
  const close = useBackToList();
  const [fresh, setFresh] = useState<string>();
  return (
    <EditBase
      // The list does that.
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={{ staleTime: 0, onSuccess: (record: RaRecord) => setFresh(String(record.id)), onError: SHOWN_HERE }}
      render={({ error, isFetching, refetch }) =>
        fresh === id ? (
          <EditForm key={id} {...props} onClose={close} />
        ) : (
          <LoadingDialog
            title={`Edit ${props.noun}`}
            error={isFetching ? null : error}
            onRetry={() => void refetch()}
            onClose={close}
          />
        )
      }
    />
  );
}

/** Instead of react-admin's notification, which leads back to the list. */
export const SHOWN_HERE = () => {};

function EditForm<R extends Fields, Row extends Wire<R> & { Version: number }>({
  nameOf,
  onClose,
  ...form
}: OverListProps<R, Row> & { onClose: () => void }) {
  const record = useRecordContext<Row & RaRecord>()!;
  const saved = useSaved(onClose);
  return (
    <RecordDialog<R, Row>
      {...form}
      title={`Edit ${nameOf(record)}`}
      saveLabel="Save changes"
      onSaved={(row) => saved(`Changes to ${nameOf(row)} are saved.`)}
      onClose={onClose}
    />
  );
}

interface LoadingDialogProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown while the form loads, or with the reason why loading failed. */
export function LoadingDialog({ title, error, onRetry, onClose }: LoadingDialogProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers>
        {error ? (
          <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
            {error.message}
          </Alert>
        ) : (
          <Skeleton variant="rounded" height={288} role="status" aria-label="Loading the form" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
