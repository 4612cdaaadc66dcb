import { Box, Stack, TablePagination, Typography, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { CensusFacts } from '#shared/census/census-member';
import { lazyPart } from '#web/shell/lazy-part';
import { notifyWithUndo } from '../../app/notifications/notify.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { CensusTable } from './CensusTable.tsx';
import { leavingWith, type CensusRow } from './census-list.ts';
import { MemberCard } from './MemberCard.tsx';
import type { AfterSaving } from './MemberEditor.tsx';
import { MemberEditorDialog } from './MemberEditorDialog.tsx';
import { newForm, toForm, type EditTarget } from './member-form.ts';
import type { MemberProblem } from './member-problems.ts';
import { editButtonId, rowId, type RowActions } from './MemberRow.tsx';
import { editorTitle, removalQuestion } from './member-texts.ts';
import { PAGE_SIZES, type CensusView } from './use-census-view.ts';
import type { MemberEditing } from './use-member-editing.ts';
import type { MemberWrites } from './use-member-writes.ts';

/** Comes after the table is there: most visits begin with reading. */
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

/** The members: a table, cards on narrow screens, the open editor, the pages, and the question before a removal. */
export function CensusMembers(props: CensusMembersProps) {
  const { quoteId, members, facts, problems, view, editing, writes, canEdit, addEmployee, focusLater } = props;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [leaver, setLeaver] = useState<CensusRow | null>(null);
  const { open } = editing;

  const actions = useMemo<RowActions | null>(
    () =>
      canEdit
        ? {
            edit: ({ member }) => void open({ kind: 'stored', id: member.Id, version: member.Version }),
            addDependent: ({ member }) =>
              void open({ kind: 'new', relationship: 'Child', employeeNumber: member.EmployeeNumber }),
            remove: setLeaver,
          }
        : null,
    [canEdit, open],
  );
  const remove = (row: CensusRow) => {
    const gone = new Set(leavingWith(members, row.member).map(({ Id }) => Id));
    const place = view.rows.indexOf(row);
    const next = view.rows.slice(place).find(({ member }) => !gone.has(member.Id)) ?? view.rows[place - 1];
    setLeaver(null);
    if (editing.target?.kind === 'stored' && gone.has(editing.target.id)) {
      editing.close();
    }
    focusLater(...(next ? [editButtonId(next.member.Id)] : []), ADD_EMPLOYEE_ID);
    void writes.remove(row.member);
  };
  const onSaved = (saved: CensusMemberResponse, next: AfterSaving) => {
    const wasFor = editing.target;
    editing.close();
    if (next === 'elsewhere') {
      return;
    }
    if (next === 'another' && wasFor?.kind === 'new') {
      if (wasFor.relationship === 'Self') {
        addEmployee();
      } else {
        void open({ ...wasFor, employeeNumber: saved.EmployeeNumber, relationship: 'Child' });
      }
      return;
    }
    view.turnTo(saved.Id);
    focusLater(editButtonId(saved.Id));
  };
  const onCancel = () => {
    const wasFor = editing.target;
    const typed = editing.unsaved ? editing.draft() : null;
    editing.close();
    if (wasFor && typed) {
      notifyWithUndo('What you typed has been discarded.', () => void editing.restore(wasFor, typed));
    }
    if (wasFor?.kind === 'stored') {
      focusLater(editButtonId(wasFor.id));
    } else {
      const employee = members.find(
        ({ EmployeeNumber, RelationshipToSubscriber }) =>
          EmployeeNumber === wasFor?.employeeNumber && RelationshipToSubscriber === 'Self',
      );
      focusLater(...(employee ? [editButtonId(employee.Id)] : []), ADD_EMPLOYEE_ID);
    }
  };
  useEffect(() => {
    if (canEdit) {
      void loadEditor();
    }
  }, [canEdit]);
  const editorFor = (target: EditTarget): ReactNode => {
    // Somebody else may have removed the member: what was typed stays open, and saving it says so.
    const base = formFor(target, members) ?? editing.draft();
    return (
      base && (
        <Suspense>
          <MemberEditor
            key={editing.opened}
            {...{ quoteId, target, base, members, facts, editing, onSaved, onCancel }}
            title={editorTitle(target, members)}
            send={writes.save}
          />
        </Suspense>
      )
    );
  };
  const { target } = editing;
  const form = canEdit && target ? editorFor(target) : null;
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
      <ConfirmDialog
        open={leaver !== null}
        title={leaver?.dependents ? 'Remove the household?' : 'Remove this member?'}
        confirmLabel={leaver?.dependents ? 'Remove household' : 'Remove member'}
        destructive
        onConfirm={() => leaver && remove(leaver)}
        onCancel={() => {
          if (leaver) {
            focusLater(rowId(leaver.member.Id));
          }
          setLeaver(null);
        }}
      >
        {leaver && removalQuestion(leaver)}
      </ConfirmDialog>
    </Box>
  );
}

function formFor(target: EditTarget, members: readonly CensusMemberResponse[]) {
  if (target.kind === 'stored') {
    const member = members.find(({ Id }) => Id === target.id);
    return member && toForm(member);
  }
  const employee =
    target.relationship === 'Self'
      ? undefined
      : members.find(
          (member) => member.EmployeeNumber === target.employeeNumber && member.RelationshipToSubscriber === 'Self',
        );
  return newForm(target.relationship, target.employeeNumber, employee);
}

const NobodyMatches = () => (
  <Typography color="textSecondary" sx={{ px: 2, py: 3, textAlign: 'center' }}>
    Nobody on the census matches the filter.
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

/** On a phone the buttons stand on a line of their own: beside the rest the last one would be cut off. */
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
