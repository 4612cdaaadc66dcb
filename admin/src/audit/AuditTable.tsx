import { Link } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable, useListContext, type RowClickFunction } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { formatInstant } from '#shared/formats/instant';
import { RecordLink } from '../components/RecordLink.tsx';
import { auditRowAddress, type AuditRecord } from './audit.api.ts';

const Column = DataTable.Col<AuditRecord>;

/** A click anywhere on a row opens it; by keyboard what was done does. */
export function AuditTable({ empty }: { empty: ReactElement }) {
  const { isFetching } = useListContext();
  const navigate = useNavigate();
  const { search } = useLocation();
  const open: RowClickFunction<AuditRecord> = (id) => {
    void navigate(auditRowAddress(Number(id)) + search);
    return false;
  };
  return (
    <DataTable<AuditRecord>
      bulkActionButtons={false}
      rowClick={open}
      empty={empty}
      aria-label="Audit"
      aria-busy={isFetching}
      sx={LOOK}
    >
      <Column source="At" label="When" render={({ At }) => formatInstant(At)} cellClassName="when" />
      <Column source="WhoWords" label="Who" disableSort cellClassName="who" />
      <Column source="What" label="What" disableSort render={(row) => <WhatLink row={row} />} cellClassName="what" />
      <Column source="Record" label="Record" disableSort render={RecordCell} cellClassName="record" />
      <Column source="Detail" label="Fields" disableSort cellClassName="fields" />
      <Column source="From" label="From" disableSort cellClassName="when" />
    </DataTable>
  );
}

/** Opens all details of the row. */
export function WhatLink({ row }: { row: AuditRecord }) {
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={auditRowAddress(row.Id) + search}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {row.What}
    </Link>
  );
}

/** A click on the record leads to it, and does not open the row. */
const RecordCell = ({ Record }: AuditRecord) => (
  <span role="presentation" onClick={(event) => event.stopPropagation()}>
    <RecordLink record={Record} />
  </span>
);

const LOOK = {
  '& .MuiTableCell-root': { verticalAlign: 'top', px: 1.5 },
  '& .MuiTableCell-body': { py: 1.25 },
  '& .when': { width: '1%', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .who': { minWidth: 120, overflowWrap: 'anywhere' },
  '& .what': { minWidth: 140 },
  '& .record': { width: '30%', minWidth: 180, overflowWrap: 'anywhere' },
  '& .fields': { width: '24%', minWidth: 120, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;
