import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, Stack, Switch, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { DEMOGRAPHICS, ENROLLMENT_CENSUS } from '#shared/enrollment/enrollment.calls';
import {
  CONFIRM_DEMOGRAPHICS,
  CONFIRMATION_FIELD,
  CONFIRMED_BY_AGENT,
  DEMOGRAPHICS_REVIEWED,
} from '#shared/enrollment/members/demographics-section';
import type { EnrollmentMembersResponse } from '#shared/enrollment/members/members.record';
import { formatInstant } from '#shared/formats/instant';
import { asking, call, WITH_NOTICE } from '#web/http/calls';
import { download } from '#web/http/files';
import { EmptyState } from '#web/shell/EmptyState';
import { lazyPart } from '#web/shell/lazy-part';
import { queryClient } from '../../app/query-client.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { Pager } from '../../components/Pager.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { afterChange, enrollmentMembersQuery } from './demographics-queries.ts';
import { EmployeesBoard } from './EmployeesBoard.tsx';
import { type MemberRow, rowsMatching, toMemberRows } from './member-rows.ts';
import { MemberLine } from './MemberLine.tsx';
import { useMemberEditing, useMemberStore } from './use-member-editing.ts';

const MemberDialog = lazyPart(async () => (await import('../../components/member-form/MemberDialog.tsx')).MemberDialog);
const ImportFileDialog = lazyPart(async () => (await import('./ImportFileDialog.tsx')).ImportFileDialog);
const ImportHelpDialog = lazyPart(async () => (await import('./ImportHelpDialog.tsx')).ImportHelpDialog);

interface DemographicsProps {
  quoteId: number;
  members: EnrollmentMembersResponse;
}

/** The members by household with their progress; one is edited at a time. */
export function Demographics({ quoteId, members }: DemographicsProps) {
  const rows = useMemo(() => toMemberRows(members), [members]);
  const view = useMembersView(rows);
  const editing = useMemberEditing(quoteId, members, rows);
  const store = useMemberStore(quoteId);
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
      <EmployeesBoard quoteId={quoteId} onFillIn={canEdit ? editing.open : null} />
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
            store={store}
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
      : 'The application leaves the demographics to the carrier’s staff. Nothing is needed here.'}
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

interface MembersToolbarProps {
  quoteId: number;
  view: MembersView;
  /** Absent if read-only. */
  onImport: (() => void) | null;
  onHelp: () => void;
  /** Absent if all members are complete, or if read-only. */
  onNext: (() => void) | null;
}

/** Above the list: search, continue with the next incomplete member, and the spreadsheet. */
function MembersToolbar({ quoteId, view, onImport, onHelp, onNext }: MembersToolbarProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(ENROLLMENT_CENSUS.export, { quoteId })),
  });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}>
        <SearchField label="Search the members" name="MembersFilter" value={view.words} onChange={view.setWords} />
      </Box>
      <FormControlLabel
        control={<Switch checked={view.incompleteOnly} onChange={(_event, only) => view.setIncompleteOnly(only)} />}
        label="Incomplete only"
      />
      <Box sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }} />
      <Button size="small" startIcon={<HelpIcon />} onClick={onHelp}>
        Import help
      </Button>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        Export to Excel
      </Button>
      {onImport && (
        <Button size="small" variant="outlined" startIcon={<UploadIcon />} onClick={onImport}>
          Import from Excel
        </Button>
      )}
      {onNext && (
        <Button size="small" variant="contained" onClick={onNext}>
          Next incomplete
        </Button>
      )}
    </Stack>
  );
}

/** Rows per page: the response contains up to 5,000 members, too many to render at once. */
/** Spec 002 section 9: "Table page size is 10 everywhere". */
const MEMBERS_PER_PAGE = 10;

interface MembersView {
  words: string;
  setWords: (words: string) => void;
  incompleteOnly: boolean;
  setIncompleteOnly: (only: boolean) => void;
  matching: readonly MemberRow[];
  shown: readonly MemberRow[];
  /** 1 for the first page. */
  page: number;
  setPage: (page: number) => void;
}

/** Search, filter and paging of the members, all in the browser. */
function useMembersView(rows: readonly MemberRow[]): MembersView {
  const [words, setWords] = useState('');
  const [incompleteOnly, setIncompleteOnly] = useState(false);
  const [wantedPage, setPage] = useState(1);
  // Keeps typing responsive while a long list is filtered.
  const searched = useDeferredValue(words);
  const matching = useMemo(() => rowsMatching(rows, searched, incompleteOnly), [rows, searched, incompleteOnly]);
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(matching.length / MEMBERS_PER_PAGE)));
  return {
    words,
    setWords: (text) => {
      setWords(text);
      setPage(1);
    },
    incompleteOnly,
    setIncompleteOnly: (only) => {
      setIncompleteOnly(only);
      setPage(1);
    },
    matching,
    shown: matching.slice((page - 1) * MEMBERS_PER_PAGE, page * MEMBERS_PER_PAGE),
    page,
    setPage,
  };
}

interface ConfirmationSectionProps {
  quoteId: number;
  confirmation: EnrollmentMembersResponse['Confirmation'];
  canEdit: boolean;
  /** Opened from the task list: the checkbox takes the focus. */
  isWanted: boolean;
}

/** For renewals: the agent confirms that the demographics are correct; the agent's next change clears this. Spec 001 section 5. */
function ConfirmationSection({ quoteId, confirmation, canEdit, isWanted }: ConfirmationSectionProps) {
  const isAgent = useAudience() === 'external';
  const box = useRef<HTMLInputElement>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (confirmed: boolean) =>
      call(DEMOGRAPHICS.confirm, { quoteId, body: { Confirmed: confirmed } }, WITH_NOTICE),
    onSuccess: ({ Confirmation }) => {
      queryClient.setQueryData(
        enrollmentMembersQuery(quoteId).queryKey,
        (known) => known && { ...known, Confirmation },
      );
      return afterChange(quoteId);
    },
  });
  useEffect(() => {
    if (isWanted) {
      box.current?.focus();
    }
  }, [isWanted]);
  return (
    <Alert
      severity={confirmation ? 'success' : 'warning'}
      sx={{ '& .MuiAlert-message': { overflow: 'visible', px: 1 } }}
    >
      {isAgent && canEdit ? (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isPending ? variables : confirmation !== null}
              onChange={(_event, confirmed) => mutate(confirmed)}
              slotProps={{ input: { ref: box } }}
            />
          }
          label={DEMOGRAPHICS_REVIEWED}
        />
      ) : (
        <div>{confirmation ? DEMOGRAPHICS_REVIEWED : isAgent ? CONFIRM_DEMOGRAPHICS : CONFIRMED_BY_AGENT}</div>
      )}
      {confirmation && (
        <div>
          Confirmed by {confirmation.ConfirmedBy}, {formatInstant(confirmation.ConfirmedAt)}
        </div>
      )}
    </Alert>
  );
}
