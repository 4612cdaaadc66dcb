import { Box } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Fields, Wire } from '#shared/records/field';
import { blankOf, formOf, sentOf, shownDifferences, type Form } from '#shared/records/rows';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { useRecordForm } from '#web/records/use-record-form';
import { useDialogTitle } from '#web/shell/use-document-title';

interface RecordDialogProps<R extends Fields, Row> {
  fields: R;
  /** What users call the record: "agent". */
  noun: string;
  title: string;
  saveLabel: string;
  /** The stored record; absent for a new one. */
  stored?: Row;
  /** Refetches it, for users whose version is outdated. */
  reload?: () => Promise<Row>;
  /** Of fields whose value means nothing to people: an id. */
  inWords?: (row: Row) => { [Name in keyof R]?: string | null };
  save: (sent: Wire<R>, version: number | null) => Promise<Row>;
  onSaved?: (saved: Row) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Adds or edits a record over the list or page that it came from: what the form holds and what is sent follow from the record. */
export function RecordDialog<R extends Fields, Row extends Wire<R> & { Version: number }>(
  props: RecordDialogProps<R, Row>,
) {
  const { fields, noun, title, saveLabel, reload, inWords, save, onSaved, onClose, children } = props;
  // The page behind may read it again while it is edited.
  const [stored] = useState(props.stored);
  const editing = useRecordForm<Form<R> & FieldValues, Row>({
    noun,
    start: stored ? formOf(fields, stored) : blankOf(fields),
    version: stored?.Version ?? null,
    save: (form, version) => save(sentOf(fields, form), version),
    onSaved,
    others: stored &&
      reload && {
        reload,
        toForm: (row) => formOf(fields, row),
        differences: (_mine, _theirs, row) => shownDifferences(fields, stored, row, inWords),
        merges: true,
      },
  });
  useDialogTitle(title, editing.hasErrors);
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => inputs.current?.querySelector<HTMLElement>('input')?.focus(), []);
  return (
    <RecordFormDialog editing={editing} title={title} saveLabel={saveLabel} maxWidth="sm" onClose={onClose}>
      <Box ref={inputs} sx={FIELDS}>
        {children}
      </Box>
    </RecordFormDialog>
  );
}

const FIELDS = { display: 'grid', gap: 2.5, '& .MuiFormControl-root': { m: 0 } } as const;
