import { Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { ruleName } from '#shared/business-rules/rule-names';
import { ruleTopic } from '#shared/business-rules/rule-topics';
import { formatDay } from '#shared/formats/auto-date';
import { Instant } from '../components/Instant.tsx';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import type { RuleRecord } from './rule-queries.ts';
import { RuleName } from './RuleName.tsx';
import { NoRules } from './NoRules.tsx';
import { quoteWindow } from './quote-window.ts';
import { SOURCE_LABELS, tableKey, type RuleView } from './rule-views.ts';
import { RuleMarkChip } from './RuleMarkChip.tsx';
import { RuleStateChip } from './RuleStateChip.tsx';
import { EditableValue } from './in-place/EditableValue.tsx';
import { EditInPlace } from './in-place/EditInPlace.tsx';
import { TopicHeading } from './TopicHeading.tsx';

/** The tab's rules. Clicking anywhere on a row opens it; by keyboard, its key does. */
export function RuleTable({ view }: { view: RuleView }) {
  const navigate = useNavigate();
  const { sort } = useListContext();
  const groups = useMemo(
    () => ({
      of: ({ Key }: RuleRecord) => ruleTopic(Key),
      heading: (topic: string) => <TopicHeading topic={topic} view={view} />,
    }),
    [view],
  );
  return (
    <EditInPlace view={view}>
      <WorkTable<RuleRecord>
        label={view.title}
        storeKey={tableKey(view)}
        nameOf={({ Key }) => ruleName(Key)}
        columns={useMemo(() => ruleColumns(view), [view])}
        groups={sort.field === 'Topic' ? groups : undefined}
        onRowClick={({ Id }) => void navigate(`${view.path}/${Id}`)}
        empty={<NoRules view={view} />}
      />
    </EditInPlace>
  );
}

const ruleColumns = (view: RuleView): readonly WorkColumn<RuleRecord>[] => [
  {
    source: 'Name',
    label: 'Rule',
    isSortable: true,
    width: 17,
    render: (rule) => <KeyCell rule={rule} view={view} />,
  },
  {
    source: 'Value',
    label: 'Value',
    isSortable: true,
    width: 9,
    render: (rule) => <EditableValue rule={rule} />,
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
    width: 8,
    render: (rule) => <Changed rule={rule} />,
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
    <RuleMarkChip rule={rule} />
  </>
);

const Changed = ({ rule: { ChangedAt, ChangedBy } }: { rule: RuleRecord }) => (
  <>
    {ChangedBy === 'system' ? 'Default' : ChangedBy}
    <Typography component="span" variant="inherit" color="textSecondary" sx={{ display: 'block' }}>
      <Instant at={ChangedAt} />
    </Typography>
  </>
);

function QuoteCell({ rule }: { rule: RuleRecord }) {
  const text = quoteWindow(rule);
  return rule.QuoteEffectiveStartDate || rule.QuoteEffectiveEndDate ? text : <Quiet>{text}</Quiet>;
}

const Quiet = ({ children }: { children: string }) => (
  <Typography component="span" variant="inherit" color="textSecondary">
    {children}
  </Typography>
);
