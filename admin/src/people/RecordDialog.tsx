import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Fields, Wire } from '#shared/records/field';
import { blankOf, formOf, labelsOf, sentOf, type Form } from '#shared/records/rows';
import { FormDialog } from './FormDialog.tsx';

interface RecordDialogProps<R extends Fields> {
  fields: R;
  title: string;
  saveLabel: string;
  /** What is stored; nothing for a new record. */
  stored?: Wire<R>;
  /** Reads it anew, for someone whose version is no longer the newest. */
  reload?: () => Promise<Wire<R>>;
  onSave: (sent: Wire<R>) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Adds or edits a record in a dialog: what the form holds, what is sent and what fields are called follow from the record. */
export function RecordDialog<R extends Fields>({ fields, stored, reload, onSave, ...dialog }: RecordDialogProps<R>) {
  return (
    <FormDialog<Form<R> & FieldValues>
      {...dialog}
      start={stored ? formOf(fields, stored) : blankOf(fields)}
      labels={labelsOf(fields)}
      onSave={(form) => onSave(sentOf(fields, form))}
      reload={reload && (async () => formOf(fields, await reload()))}
    />
  );
}
