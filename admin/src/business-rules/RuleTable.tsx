import { Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import type { RuleRecord } from './business-rules.api.ts';
import { RuleName } from './RuleName.tsx';
import { NoRules } from './NoRules.tsx';
import { quoteWindow } from './quote-window.ts';
import { SOURCE_LABELS, tableKey, type RuleView } from './rule-views.ts';
import { RuleStateChip } from './RuleStateChip.tsx';
import { RuleValue } from './RuleValue.tsx';

/** The tab's rules. Clicking anywhere on a row opens it; by keyboard, its key does. */
export function RuleTable({ view }: { view: RuleView }) {
  const navigate = useNavigate();
  return (
    <WorkTable<RuleRecord>
      label={view.title}
      storeKey={tableKey(view)}
      nameOf={({ Key }) => Key}
      columns={useMemo(() => ruleColumns(view), [view])}
      onRowClick={({ Id }) => void navigate(`${view.path}/${Id}`)}
      empty={<NoRules view={view} />}
    />
  );
}

const ruleColumns = (view: RuleView): readonly WorkColumn<RuleRecord>[] => [
  {
    source: 'Key',
    label: 'Rule',
    isSortable: true,
    width: 17,
    render: (rule) => <KeyCell rule={rule} view={view} />,
  },
  {
    source: 'Value',
    label: 'Value',
    isSortable: true,
    width: 8,
    render: ({ Type, Value }) => <RuleValue type={Type} value={Value} />,
  },
  {
    source: 'Description',
    label: 'Description',
    isSortable: true,
    width: 12,
    render: ({ Description }) => Description,
  },
  {
    source: 'ConfigSource',
    label: 'Configuration',
    // When all rows belong to one configuration, its column is redundant.
    isHiddenAtFirst: view.source !== null,
    render: ({ ConfigSource }) => SOURCE_LABELS[ConfigSource],
  },
  {
    source: 'EffectiveDate',
    label: 'Effective date',
    isSortable: true,
    render: ({ EffectiveDate }) => formatDay(EffectiveDate),
  },
  {
    source: 'TermDate',
    label: 'Term date',
    isSortable: true,
    render: ({ TermDate }) => formatDay(TermDate) || <Quiet>No end</Quiet>,
  },
  {
    source: 'QuoteEffectiveStartDate',
    label: 'Quotes effective',
    isSortable: true,
    render: (rule) => <QuoteCell rule={rule} />,
  },
  {
    source: 'ChangedAt',
    label: 'Changed',
    isSortable: true,
    width: 10.5,
    render: ({ ChangedAt, ChangedBy }) => (
      <>
        {ChangedBy} <Quiet block>{formatInstant(ChangedAt)}</Quiet>
      </>
    ),
  },
];

const KeyCell = ({ rule, view }: { rule: RuleRecord; view: RuleView }) => (
  <>
    <MuiLink
      component={Link}
      to={`${view.path}/${rule.Id}`}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      <RuleName of={rule.Key} />
    </MuiLink>
    {view.source !== null && <RuleStateChip rule={rule} />}
  </>
);

function QuoteCell({ rule }: { rule: RuleRecord }) {
  const text = quoteWindow(rule);
  return rule.QuoteEffectiveStartDate || rule.QuoteEffectiveEndDate ? text : <Quiet>{text}</Quiet>;
}

const Quiet = ({ children, block = false }: { children: string; block?: boolean }) => (
  <Typography component="span" variant="inherit" color="textSecondary" sx={block ? { display: 'block' } : undefined}>
    {children}
  </Typography>
);
