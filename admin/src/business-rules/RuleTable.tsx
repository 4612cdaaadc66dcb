import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { DataTable, useListContext, type RowClickFunction } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { RuleRecord } from './business-rules.api.ts';
import { KeyName } from './KeyName.tsx';
import { NoRules } from './NoRules.tsx';
import { quoteWindow } from './quote-window.ts';
import { hiddenAtFirst } from './rule-columns.ts';
import { SOURCE_LABELS, tableKey, type RuleView } from './rule-views.ts';
import { RuleStateChip } from './RuleStateChip.tsx';
import { RuleValue, SHORTENED } from './RuleValue.tsx';

const Column = DataTable.Col<RuleRecord>;

/** The rules of a tab as a table. A click anywhere on a row opens it; by keyboard its key does. */
export function RuleTable({ view }: { view: RuleView }) {
  const navigate = useNavigate();
  const { isFetching } = useListContext();
  const open: RowClickFunction<RuleRecord> = (id) => {
    void navigate(`${view.path}/${id}`);
    return false;
  };
  return (
    <DataTable<RuleRecord>
      storeKey={tableKey(view)}
      bulkActionButtons={false}
      rowClick={open}
      hiddenColumns={hiddenAtFirst(view)}
      empty={<NoRules view={view} />}
      aria-label={view.title}
      aria-busy={isFetching}
      sx={LOOK}
    >
      <Column source="Key" label="Key" render={(rule) => <KeyCell rule={rule} view={view} />} cellClassName="key" />
      <Column
        source="Value"
        label="Value"
        render={(rule) => <RuleValue type={rule.Type} value={rule.Value} />}
        cellClassName="value"
      />
      <Column
        source="Description"
        label="Description"
        cellClassName="description"
        render={({ Description }) => (
          <Typography variant="inherit" component="span" sx={SHORTENED} title={Description}>
            {Description}
          </Typography>
        )}
      />
      <Column
        source="ConfigSource"
        label="Configuration"
        disableSort
        render={({ ConfigSource }) => SOURCE_LABELS[ConfigSource]}
      />
      <Column
        source="EffectiveDate"
        label="Effective date"
        cellClassName="day"
        render={({ EffectiveDate }) => formatDayWithoutZeros(EffectiveDate)}
      />
      <Column
        source="TermDate"
        label="Term date"
        cellClassName="day"
        render={({ TermDate }) => formatDayWithoutZeros(TermDate) || <Quiet>No end</Quiet>}
      />
      <Column source="QuoteEffectiveStartDate" label="Quotes effective" cellClassName="window" render={QuoteCell} />
      <Column source="ChangedAt" label="Changed" cellClassName="changed" render={ChangedCell} />
    </DataTable>
  );
}

const KeyCell = ({ rule, view }: { rule: RuleRecord; view: RuleView }) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    <MuiLink
      component={Link}
      to={`${view.path}/${rule.Id}`}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      <KeyName name={rule.Key} />
    </MuiLink>
    {view.source !== null && <RuleStateChip rule={rule} />}
  </Stack>
);

const QuoteCell = (rule: RuleRecord) => {
  const text = quoteWindow(rule);
  return rule.QuoteEffectiveStartDate || rule.QuoteEffectiveEndDate ? text : <Quiet>{text}</Quiet>;
};

const ChangedCell = ({ ChangedAt, ChangedBy }: RuleRecord) => (
  <>
    {ChangedBy}
    <Quiet block>{formatInstant(ChangedAt)}</Quiet>
  </>
);

const Quiet = ({ children, block = false }: { children: string; block?: boolean }) => (
  <Typography component="span" variant="inherit" color="textSecondary" sx={block ? { display: 'block' } : undefined}>
    {children}
  </Typography>
);

/** The description takes what the others leave. */
const LOOK = {
  '& .MuiTableCell-root': { verticalAlign: 'top', px: 1.5 },
  '& .MuiTableCell-body': { py: 1.25 },
  '& .key': { width: '18%', minWidth: 176 },
  '& .value': { width: '15%', minWidth: 120 },
  '& .description': { width: '36%', minWidth: 200, color: 'text.secondary' },
  '& .day, & .window, & .changed': { width: '1%', whiteSpace: 'nowrap' },
} as const;
