import { Alert, Paper, Stack, Typography } from '@mui/material';
import { Suspense, useMemo, useState } from 'react';
import type { EnrollmentMembersResponse } from '#shared/enrollment/members/members.record';
import { CONFIRMATION_FIELD } from '#shared/enrollment/members/demographics-section';
import { EmptyState } from '#web/shell/EmptyState';
import { lazyPart } from '#web/shell/lazy-part';
import { useAudience } from '../../app/session/use-user.ts';
import { Pager } from '../../components/Pager.tsx';
import { ConfirmationSection } from './ConfirmationSection.tsx';
import { MemberLine } from './members/MemberLine.tsx';
import { MembersToolbar } from './members/MembersToolbar.tsx';
import { toMemberRows, type MemberRow } from './member-rows.ts';
import { useMemberEditing } from './use-member-editing.ts';
import { MEMBERS_PER_PAGE, useMembersView, type MembersView } from './use-members-view.ts';

const MemberDialog = lazyPart(async () => (await import('./form/MemberDialog.tsx')).MemberDialog);
const ImportFileDialog = lazyPart(async () => (await import('./file/ImportFileDialog.tsx')).ImportFileDialog);
const ImportHelpDialog = lazyPart(async () => (await import('./file/ImportHelpDialog.tsx')).ImportHelpDialog);

interface DemographicsProps {
  quoteId: number;
  members: EnrollmentMembersResponse;
}

/** The members by household with their progress; one is edited at a time. */
export function Demographics({ quoteId, members }: DemographicsProps) {
  const rows = useMemo(() => toMemberRows(members), [members]);
  const view = useMembersView(rows);
  const editing = useMemberEditing(quoteId, members, rows);
  const [dialog, setDialog] = useState<'import' | 'help' | null>(null);
  const canEdit = members.EditProblem === null && members.HasApplication;
  return (
    <Stack spacing={2}>
      <Notices members={members} />
      {members.NeedsConfirmation && (
        <ConfirmationSection
          quoteId={quoteId}
          confirmation={members.Confirmation}
          canEdit={canEdit}
          isWanted={editing.field === CONFIRMATION_FIELD}
        />
      )}
      <Paper variant="outlined">
        <Counts rows={rows} />
        <MembersToolbar
          quoteId={quoteId}
          view={view}
          onImport={canEdit ? () => setDialog('import') : null}
          onHelp={() => setDialog('help')}
          onNext={canEdit ? editing.openNext : null}
        />
        <MembersList rows={rows} view={view} onEdit={canEdit ? editing.open : null} />
      </Paper>
      <Suspense>
        {canEdit && editing.target && (
          <MemberDialog
            key={editing.target.context.member.Id}
            quoteId={quoteId}
            {...editing.target}
            onSaved={editing.saved}
            onClose={editing.close}
          />
        )}
        {dialog === 'import' && <ImportFileDialog quoteId={quoteId} onClose={() => setDialog(null)} />}
        {dialog === 'help' && <ImportHelpDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </Stack>
  );
}

const Notices = ({ members: { EditProblem, HasApplication, IsBypassed } }: { members: EnrollmentMembersResponse }) => (
  <>
    {EditProblem && <Alert severity="info">{EditProblem}</Alert>}
    {!EditProblem && !HasApplication && (
      <Alert severity="info">
        Save the application first: the employee segments and subgroups of the members come from it.
      </Alert>
    )}
    {IsBypassed && <BypassNotice />}
  </>
);

const BypassNotice = () => (
  <Alert severity="info">
    {useAudience() === 'internal'
      ? 'The agent left the demographics to you. Complete them before the group is approved.'
      : 'The application leaves the demographics to the insurer’s staff. Nothing is needed here.'}
  </Alert>
);

const Counts = ({ rows }: { rows: readonly MemberRow[] }) => {
  const enrolling = rows.filter((row) => row.enrolls);
  const complete = enrolling.filter(({ problems }) => problems.length === 0).length;
  return (
    <Typography variant="body2" role="status" sx={{ px: 2, pt: 2, fontVariantNumeric: 'tabular-nums' }}>
      {complete.toLocaleString('en-US')} of {enrolling.length.toLocaleString('en-US')} members who enroll are complete
      {rows.length > enrolling.length &&
        `, ${(rows.length - enrolling.length).toLocaleString('en-US')} waive all coverage`}
    </Typography>
  );
};

interface MembersListProps {
  rows: readonly MemberRow[];
  view: MembersView;
  onEdit: ((memberId: number) => void) | null;
}

const MembersList = ({ rows, view, onEdit }: MembersListProps) =>
  view.matching.length === 0 ? (
    <EmptyState title={rows.length === 0 ? 'No one is on the census' : 'No members match'}>
      {rows.length === 0
        ? 'Copy the quote and add the employees on its census.'
        : 'Change the search, or show complete members too.'}
    </EmptyState>
  ) : (
    <>
      <Stack component="ul" aria-label="Members" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {view.shown.map((row) => (
          <MemberLine key={row.member.Id} row={row} onEdit={onEdit} />
        ))}
      </Stack>
      <Pager
        total={view.matching.length}
        page={view.page}
        pageSize={MEMBERS_PER_PAGE}
        onChange={view.setPage}
        noun="members"
      />
    </>
  );
