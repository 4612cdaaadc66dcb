import { Box, Dialog, DialogContent, Stack, TablePagination, Typography } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { CensusFacts } from '#shared/census/census-member';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { counted } from '#shared/formats/text';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { lazyPart } from '#web/shell/lazy-part';
import { useIsBelow } from '#web/theme/use-is-below';
import { notifyWithUndo } from '../../app/notify.ts';
import { CensusTable } from './CensusTable.tsx';
import { MemberCard } from './MemberCard.tsx';
import { editButtonId, type RowActions } from './MemberRow.tsx';
import { type CensusRow, leavingWith } from './census-list.ts';
import { EDITOR_TITLE_ID } from './editor-place.ts';
import { type EditTarget, type MemberForm, newForm, toForm } from './member-form.ts';
import type { MemberProblem } from './member-problems.ts';
import { editorTitle, removalQuestion } from './member-texts.ts';
import { type CensusView, PAGE_SIZES } from './use-census-view.ts';
import type { MemberEditing } from './use-member-editing.ts';
import type { AfterSaving } from './use-member-form.ts';
import type { MemberWrites } from './use-member-writes.ts';

/** Loaded after the table: most visits start with reading. */
const loadEditor = () => import('./MemberEditor.tsx');
const MemberEditor = lazyPart(async () => (await loadEditor()).MemberEditor);

export const ADD_EMPLOYEE_ID = 'add-census-employee';

interface CensusMembersProps {
  quoteId: number;
  members: readonly CensusMemberResponse[];
  facts: CensusFacts;
  problems: ReadonlyMap<number, readonly MemberProblem[]>;
  view: CensusView;
  editing: MemberEditing;
  writes: MemberWrites;
  canEdit: boolean;
  addEmployee: () => void;
  focusLater: (...ids: string[]) => void;
}

/** The members: a table, cards on narrow screens, the open editor, and paging. A removal can be undone. */
export function CensusMembers(props: CensusMembersProps) {
  const { members, problems, view, editing, canEdit } = props;
  const isNarrow = useIsBelow('md');
  const { open, target } = editing;
  const [leaving, setLeaving] = useState<CensusRow | null>(null);
  const actions = useMemo<RowActions | null>(
    () =>
      canEdit
        ? {
            edit: ({ member }) => void open({ kind: 'stored', id: member.Id, version: member.Version }),
            addDependent: ({ member }) =>
              void open({ kind: 'new', relationship: 'Child', employeeNumber: member.EmployeeNumber }),
            remove: setLeaving,
          }
        : null,
    [canEdit, open],
  );
  useEffect(() => {
    if (canEdit) {
      void loadEditor();
    }
  }, [canEdit]);
  // Someone else may have removed the member: the editor stays open, and saving reports it.
  const base = canEdit && target ? (formFor(target, members) ?? editing.draft()) : null;
  const form = target && base && <EditorFor {...props} target={target} base={base} />;
  return (
    <Box>
      {isNarrow ? (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 1.5 }}>
          {view.shown.map((row) => (
            <MemberCard key={row.member.Id} row={row} problems={problems.get(row.member.Id)} actions={actions} />
          ))}
        </Stack>
      ) : (
        <CensusTable
          rows={view.shown}
          problems={problems}
          actions={actions}
          editor={target && form ? { target, key: `editor-${editing.opened}`, form } : null}
        />
      )}
      {isNarrow && form && <MemberEditorDialog>{form}</MemberEditorDialog>}
      {view.matching.length === 0 && members.length > 0 && !form && <NobodyMatches />}
      <Pages view={view} />
      {leaving && (
        <ConfirmRemoval
          row={leaving}
          members={members}
          onConfirm={() => {
            setLeaving(null);
            removeRow(leaving, props);
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Box>
  );
}

interface ConfirmRemovalProps {
  row: CensusRow;
  members: readonly CensusMemberResponse[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Spec 002 section 5: "Removal asks for confirmation". It can be undone nevertheless. */
const ConfirmRemoval = ({ row, members, onConfirm, onCancel }: ConfirmRemovalProps) => {
  const count = leavingWith(members, row.member).length;
  return (
    <ConfirmDialog
      open
      title={`Remove ${row.name}?`}
      confirmLabel={`Remove ${counted(count, 'member')}`}
      destructive
      {...{ onConfirm, onCancel }}
    >
      {removalQuestion(row.name, count)}
    </ConfirmDialog>
  );
};

/** Moves the focus to the next remaining row. */
function removeRow(row: CensusRow, { members, view, editing, writes, focusLater }: CensusMembersProps): void {
  const gone = new Set(leavingWith(members, row.member).map(({ Id }) => Id));
  const place = view.rows.indexOf(row);
  const next = view.rows.slice(place).find(({ member }) => !gone.has(member.Id)) ?? view.rows[place - 1];
  if (editing.target?.kind === 'stored' && gone.has(editing.target.id)) {
    editing.close();
  }
  focusLater(...(next ? [editButtonId(next.member.Id)] : []), ADD_EMPLOYEE_ID);
  void writes.remove(row.member);
}

interface EditorForProps extends CensusMembersProps {
  target: EditTarget;
  base: MemberForm;
}

function EditorFor({ target, base, ...props }: EditorForProps) {
  const { quoteId, members, facts, view, editing, writes, addEmployee, focusLater } = props;
  const onSaved = (saved: CensusMemberResponse, next: AfterSaving) => {
    editing.close();
    if (next === 'row') {
      view.turnTo(saved.Id);
      focusLater(editButtonId(saved.Id));
    } else if (next === 'another' && target.kind === 'new') {
      if (target.relationship === 'Self') {
        addEmployee();
      } else {
        void editing.open({ ...target, employeeNumber: saved.EmployeeNumber, relationship: 'Child' });
      }
    }
  };
  const onCancel = () => {
    const typed = editing.unsaved ? editing.draft() : null;
    editing.close();
    if (typed) {
      notifyWithUndo('What you typed has been discarded.', () => void editing.restore(target, typed));
    }
    const row = target.kind === 'stored' ? target.id : employeeOf(target.employeeNumber, members)?.Id;
    focusLater(...(row === undefined ? [] : [editButtonId(row)]), ...(target.kind === 'new' ? [ADD_EMPLOYEE_ID] : []));
  };
  return (
    <Suspense>
      <MemberEditor
        key={editing.opened}
        {...{ quoteId, target, base, members, facts, editing, onSaved, onCancel }}
        title={editorTitle(target, members)}
        send={writes.save}
      />
    </Suspense>
  );
}

const employeeOf = (employeeNumber: number, members: readonly CensusMemberResponse[]) =>
  members.find(
    ({ EmployeeNumber, RelationshipToSubscriber }) =>
      EmployeeNumber === employeeNumber && RelationshipToSubscriber === 'Self',
  );

function formFor(target: EditTarget, members: readonly CensusMemberResponse[]) {
  if (target.kind === 'stored') {
    const member = members.find(({ Id }) => Id === target.id);
    return member && toForm(member);
  }
  const employee = target.relationship === 'Self' ? undefined : employeeOf(target.employeeNumber, members);
  return newForm(target.relationship, target.employeeNumber, employee);
}

const NobodyMatches = () => (
  <Typography color="textSecondary" sx={{ px: 2, py: 3, textAlign: 'center' }}>
    No members match the filter.
  </Typography>
);

const Pages = ({ view }: { view: CensusView }) => (
  <TablePagination
    component="div"
    count={view.matching.length}
    page={view.page}
    rowsPerPage={view.pageSize}
    rowsPerPageOptions={[...PAGE_SIZES]}
    onPageChange={(_event, page) => view.setPage(page)}
    onRowsPerPageChange={({ target }) => view.setPageSize(Number(target.value))}
    showFirstButton
    showLastButton
    labelRowsPerPage="Rows"
    sx={PAGES}
  />
);

/** On a phone the buttons get their own line: beside the rest, the last one would be cut off. */
const PAGES = {
  overflow: 'visible',
  '& .MuiTablePagination-toolbar': {
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'flex-end',
    pr: { xs: 1 },
  },
  '& .MuiTablePagination-spacer': { flexGrow: { xs: 0, sm: 1 } },
  '& .MuiTablePagination-actions': { ml: { xs: 0, sm: 2.5 }, whiteSpace: 'nowrap' },
} as const;

/** The member editor on a narrow screen, full screen. The form handles Escape itself. */
const MemberEditorDialog = ({ children }: { children: ReactNode }) => (
  <Dialog open fullScreen disableEscapeKeyDown aria-labelledby={EDITOR_TITLE_ID}>
    <DialogContent>{children}</DialogContent>
  </Dialog>
);
