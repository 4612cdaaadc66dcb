import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Link,
  Skeleton,
  Typography,
} from '@mui/material';
import { type ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router';
import type { AuditDetails, AuditFilter } from '#shared/audit/audit.record';
import { formatInstant } from '#shared/formats/instant';
import { useDialogTitle } from '#web/shell/use-document-title';
import { useIsBelow } from '#web/theme/use-is-below';
import { RecordLink } from '../components/RecordLink.tsx';
import { AUDIT } from './audit-calls.ts';

/** Keeps it apart from the rows of the list, with which react-admin answers for a record: they have no details. */
const WITH_DETAILS = { details: true };

/** One audit entry with all its details. Closing it returns to the list as it was. */
export function AuditDialog() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPhone = useIsBelow('sm');
  const { data, error, refetch } = useGetOne<AuditDetails & RaRecord>(AUDIT, { id, meta: WITH_DETAILS });
  const title = data?.What ?? `Row ${id}`;
  useDialogTitle(title);
  const close = () => void navigate(`/${AUDIT}${search}`);
  return (
    <Dialog open onClose={close} fullScreen={isPhone} fullWidth maxWidth="sm" sx={LOOK}>
      <DialogTitle component="h2" variant="h2" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={close} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        {data && <Facts row={data} />}
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

/** All details of the entry, with links to related records. */
function Facts({ row }: { row: AuditDetails }) {
  const { Who, Record, From, RequestId, Fields } = row;
  return (
    <Box component="dl" sx={LIST}>
      <Fact name="When">{formatInstant(row.At)}</Fact>
      <Fact name="Who" more={Who && { userId: Who.Id }} moreLabel="Everything this person did">
        {Who ? `${row.WhoWords} (${Who.Username})` : row.WhoWords}
      </Fact>
      <Fact
        name="Record"
        more={/^[A-Z_]+$/.test(Record.Kind) || Record.Id === '' ? null : { subject: Record.Kind, subjectId: Record.Id }}
        moreLabel="Everything about this record"
      >
        <RecordLink record={Record} />
      </Fact>
      <Fact name="Details">{row.Detail || Fields.join(', ') || 'None named'}</Fact>
      <Fact name="From" more={From === '' ? null : { ip: From }} moreLabel="Everything from this address">
        {From || (Who ? 'Not known' : 'The system')}
      </Fact>
      <Fact
        name="Request"
        more={RequestId === '' ? null : { requestId: RequestId }}
        moreLabel="Everything in this request"
      >
        {RequestId || 'None'}
      </Fact>
      <Fact name="Action code">{row.Action}</Fact>
      <Fact name="Row">{row.Id.toLocaleString('en-US')}</Fact>
      <Fact name="Chain">
        Row {row.Position.toLocaleString('en-US')} of chain {row.Chain.toLocaleString('en-US')}
      </Fact>
      <Fact name="Digest">
        <Typography component="span" variant="body2" sx={{ fontFamily: 'monospace' }}>
          {row.Digest}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block' }}
          color={row.FollowsRowBefore ? 'textSecondary' : 'error'}
        >
          {row.FollowsRowBefore
            ? 'Follows from the row before it.'
            : 'Does not follow from the row before it: one of the two has been changed, or a row between them removed.'}
        </Typography>
      </Fact>
    </Box>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
  /** What the linked list shows; null = no link. */
  more?: AuditFilter | null;
  moreLabel?: string;
}

const Fact = ({ name, children, more, moreLabel }: FactProps) => (
  <>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
      {more && (
        <Link
          component={RouterLink}
          to={`/${AUDIT}?filter=${encodeURIComponent(JSON.stringify(more))}`}
          underline="always"
          sx={{ display: 'block', width: 'fit-content' }}
        >
          {moreLabel}
        </Link>
      )}
    </Typography>
  </>
);

const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 1 },
  m: 0,
  // Links on separate lines need enough space between them for touch.
  '& dd': { mb: { xs: 1.5, sm: 0 }, lineHeight: '26px' },
  '& dt': { lineHeight: '26px' },
} as const;
