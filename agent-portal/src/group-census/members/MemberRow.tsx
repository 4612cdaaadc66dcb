import EditIcon from '@mui/icons-material/EditOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TableCell, TableRow } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { isSubscriber } from '#shared/census/household-rules';
import { formatDay } from '#shared/formats/auto-date';
import { dottedSsn } from '#shared/formats/ssn';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import type { CensusRow } from './census-list.ts';
import { CoverageMark } from './CoverageMark.tsx';
import type { MemberProblem } from './member-problems.ts';
import { rowName } from './member-texts.ts';
import { RowProblems } from './RowProblems.tsx';

export interface RowActions {
  edit: (row: CensusRow) => void;
  addDependent: (row: CensusRow) => void;
  remove: (row: CensusRow) => void;
}

interface MemberRowProps {
  row: CensusRow;
  problems: readonly MemberProblem[] | undefined;
  /** Absent when the census is read-only. */
  actions: RowActions | null;
}

const mixed = (percent: number): string =>
  `color-mix(in srgb, var(--mui-palette-text-primary) ${percent}%, var(--mui-palette-background-paper))`;
/** Opaque, so that columns can scroll beneath the buttons. */
const SHADE = mixed(4);
const HOVERED = mixed(8);

/** The buttons stay at the right edge when the table is wider than the screen. */
export const ALWAYS_IN_SIGHT = { position: 'sticky', right: 0 } as const;

export const rowId = (memberId: number): string => `census-member-${memberId}`;
export const editButtonId = (memberId: number): string => `edit-census-member-${memberId}`;

/** Row objects are recreated with each census change; rows with the same member do not re-render. */
const isSame = (before: MemberRowProps, after: MemberRowProps): boolean =>
  before.row.member === after.row.member &&
  before.row.isShaded === after.row.isShaded &&
  before.row.tobacco === after.row.tobacco &&
  before.row.dependents === after.row.dependents &&
  before.problems === after.problems &&
  before.actions === after.actions;

/** One member as a table row. A double click, or Enter on the row, edits it. */
export const MemberRow = memo(function MemberRow({ row, problems, actions }: MemberRowProps) {
  const { member, isShaded } = row;
  return (
    <>
      <TableRow
        id={rowId(member.Id)}
        tabIndex={-1}
        hover
        onDoubleClick={() => actions?.edit(row)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target === event.currentTarget) {
            actions?.edit(row);
          }
        }}
        sx={{
          bgcolor: isShaded ? SHADE : 'background.paper',
          '&&:hover': { bgcolor: HOVERED },
          '& td, & th': problems ? { borderBottom: 0 } : {},
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <PersonCells {...row} />
        <CoverageCells {...row} />
        {actions && (
          <TableCell
            className="no-print"
            align="right"
            sx={{ ...ALWAYS_IN_SIGHT, bgcolor: 'inherit', whiteSpace: 'nowrap' }}
          >
            <RowButtons row={row} actions={actions} />
          </TableCell>
        )}
      </TableRow>
      {problems && (
        <TableRow sx={{ bgcolor: isShaded ? SHADE : 'background.paper' }}>
          <TableCell colSpan={actions ? 12 : 11} sx={{ pt: 0 }}>
            <RowProblems problems={problems} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}, isSame);

function PersonCells({ member, name }: CensusRow) {
  const isEmployee = isSubscriber(member);
  return (
    <>
      <TableCell align="right" sx={{ color: 'text.secondary' }}>
        {member.EmployeeNumber}
      </TableCell>
      <TableCell sx={{ color: isEmployee ? undefined : 'text.secondary', whiteSpace: 'nowrap' }}>
        {RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}
      </TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: 160, fontWeight: isEmployee ? 600 : 400 }}>
        <Box sx={{ pl: isEmployee ? 0 : 2, overflowWrap: 'anywhere' }}>{name}</Box>
      </TableCell>
      <TableCell align="right">{formatDay(member.DateOfBirth)}</TableCell>
      <TableCell align="right">{member.Age}</TableCell>
      <TableCell>{member.Gender ?? <Missing />}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{member.SSN ? dottedSsn(member.SSN) : <Missing />}</TableCell>
    </>
  );
}

const CoverageCells = ({ member, tobacco }: CensusRow) => (
  <>
    <TableCell>
      <CoverageMark status={member.MedicalStatus} />
    </TableCell>
    <TableCell>
      <CoverageMark status={member.DentalStatus} />
    </TableCell>
    <TableCell>
      <CoverageMark status={member.VisionStatus} />
    </TableCell>
    <TableCell>{tobacco}</TableCell>
  </>
);

const Missing = () => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    <span aria-hidden>–</span>
    <Box component="span" sx={HIDDEN_TEXT}>
      not given
    </Box>
  </Box>
);

export const RowButtons = ({ row, actions }: { row: CensusRow; actions: RowActions }) => (
  <>
    {isSubscriber(row.member) && (
      <RowButton label={`Add a dependent of ${row.name}`} onClick={() => actions.addDependent(row)}>
        <PersonAddIcon fontSize="small" />
      </RowButton>
    )}
    <RowButton id={editButtonId(row.member.Id)} label={`Edit ${rowName(row)}`} onClick={() => actions.edit(row)}>
      <EditIcon fontSize="small" />
    </RowButton>
    <RowButton label={`Remove ${rowName(row)}`} onClick={() => actions.remove(row)}>
      <DeleteIcon fontSize="small" />
    </RowButton>
  </>
);

const RowButton = (props: { id?: string; label: string; onClick: () => void; children: ReactNode }) => (
  <IconButton size="small" id={props.id} aria-label={props.label} title={props.label} onClick={props.onClick}>
    {props.children}
  </IconButton>
);
