import { Alert, Box, Stack, Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import type { EnrollmentFileResponse, ImportedMember } from '#shared/enrollment/members/members.record';
import { ProblemList } from '../../../components/file-import/ProblemList.tsx';

/** The first of them; the list of members has them all after the import. */
const LISTED = 20;

/** What the file would do: its errors first, else who changes, and who stays incomplete. */
export function FilePreview({ preview }: { preview: EnrollmentFileResponse }) {
  const { Counts, Errors, Warnings, Members } = preview;
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {counted(Counts.Rows, 'row')} read: {counted(Counts.Changed, 'member changes', 'members change')},{' '}
        {Counts.Unchanged.toLocaleString('en-US')} unchanged.
      </Typography>
      {Errors.length > 0 && <ProblemList problems={Errors} of="enrollment" />}
      {Warnings.length > 0 && (
        <Alert severity="warning">
          {Warnings.slice(0, LISTED).map(({ Row, Message }) => (
            <div key={`${Row} ${Message}`}>
              Row {Row}: {Message}
            </div>
          ))}
        </Alert>
      )}
      {Members.length > 0 && <MembersOfFile members={Members} />}
    </Stack>
  );
}

const MembersOfFile = ({ members }: { members: readonly ImportedMember[] }) => (
  <Box component="section" aria-label="Members of the file">
    <Typography variant="h3" sx={{ mb: 1 }}>
      Members
    </Typography>
    <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
      {members.slice(0, LISTED).map(({ MemberId, Row, Name, Changes, Missing }) => (
        <li key={MemberId}>
          <Typography variant="subtitle2" component="span">
            {Name}
          </Typography>{' '}
          <Typography variant="body2" component="span" color="textSecondary">
            (row {Row})
          </Typography>
          <Typography variant="body2">
            {Changes.length > 0 ? `Changes: ${Changes.join(', ')}.` : 'Changes nothing.'}
            {Missing.length > 0 && ` Still incomplete: ${Missing.join(' ')}`}
          </Typography>
        </li>
      ))}
    </Stack>
    {members.length > LISTED && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        and {(members.length - LISTED).toLocaleString('en-US')} more
      </Typography>
    )}
  </Box>
);
