import { Link } from '@mui/material';
import type { ReactElement } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { Instant } from '../components/Instant.tsx';
import { RecordLink } from '../components/RecordLink.tsx';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { AUDIT, auditRowAddress, type AuditRecord } from './audit-calls.ts';

/** Clicking anywhere on a row opens it; by keyboard, its action does. */
export function AuditTable({ empty }: { empty: ReactElement }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <WorkTable<AuditRecord>
      label="Audit"
      storeKey={`${AUDIT}.columns`}
      nameOf={({ What }) => What}
      columns={COLUMNS}
      onRowClick={({ Id }) => void navigate(auditRowAddress(Id) + search)}
      empty={empty}
    />
  );
}

const COLUMNS: readonly WorkColumn<AuditRecord>[] = [
  { source: 'What', label: 'What', width: 10, render: (row) => <WhatLink row={row} /> },
  { source: 'At', label: 'When', isSortable: true, width: 7, render: ({ At }) => <Instant at={At} /> },
  { source: 'WhoWords', label: 'Who', render: ({ WhoWords }) => WhoWords },
  { source: 'Record', label: 'Record', width: 13, render: (row) => <RecordCell row={row} /> },
  { source: 'Detail', label: 'Fields', width: 10, render: ({ Detail }) => Detail },
  { source: 'From', label: 'From', width: 8, render: ({ From }) => From },
];

function WhatLink({ row }: { row: AuditRecord }) {
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={auditRowAddress(row.Id) + search}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {row.What}
    </Link>
  );
}

/** Clicking the record opens the record, not the row. */
const RecordCell = ({ row: { Record } }: { row: AuditRecord }) => (
  <span role="presentation" onClick={(event) => event.stopPropagation()}>
    <RecordLink record={Record} />
  </span>
);
