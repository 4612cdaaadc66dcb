import EditIcon from '@mui/icons-material/EditOutlined';
import { ButtonBase, Link as MuiLink, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import {
  createContext,
  Fragment,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DataTable, DataTableClasses, DataTableRow, RecordContextProvider, useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { ruleName } from '#shared/business-rules/rule-names';
import { RULE_TOPICS, ruleTopic } from '#shared/business-rules/rule-topics';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { lazyPart } from '#web/shell/lazy-part';
import { useIsBelow } from '#web/theme/use-is-below';
import { Instant } from '../components/Instant.tsx';
import { isDefault, quoteWindow } from './rule-days.ts';
import { shownValue } from './rule-form.ts';
import { BY_TOPIC, type RuleRecord, RULES, type RuleView, viewOfSource } from './rule-queries.ts';
import { RuleChips } from './RuleChips.tsx';
import { RuleName } from './RuleName.tsx';
import { RuleValue } from './RuleValue.tsx';

const EditRuleFrame = lazyPart(async () => (await import('./RuleDialogs.tsx')).EditRuleFrame);

/** The tab's rules, under their topics unless a column is sorted. Clicking a row opens it; by keyboard, its name does. */
export function RuleTable({ view, empty }: { view: RuleView; empty: ReactNode }) {
  const navigate = useNavigate();
  const { sort } = useListContext();
  const isPhone = useIsBelow('sm');
  const open = (id: unknown) => {
    void navigate(`${view.path}/${String(id)}`);
    return false as const;
  };
  return (
    <EditInPlace view={view}>
      <DataTable<RuleRecord>
        aria-label={view.label}
        storeKey={`${RULES}.${view.name}.columns`}
        hiddenColumns={view.source === null ? [] : ['ConfigSource']}
        bulkActionButtons={false}
        rowClick={open}
        body={sort.field === BY_TOPIC.field ? TopicBody : undefined}
        empty={empty}
        sx={LOOK}
      >
        <DataTable.Col<RuleRecord> source="Name" label="Rule" render={(rule) => <NameCell rule={rule} view={view} />} />
        <DataTable.Col<RuleRecord> source="Value" render={(rule) => <EditableValue rule={rule} />} />
        {!isPhone && FURTHER}
      </DataTable>
    </EditInPlace>
  );
}

/** On a phone they are in the rule's dialog. */
const FURTHER = [
  <DataTable.Col<RuleRecord> key="Description" source="Description" />,
  <DataTable.Col<RuleRecord>
    key="ConfigSource"
    source="ConfigSource"
    label="Configuration"
    disableSort
    render={({ ConfigSource }) => viewOfSource(ConfigSource).label}
  />,
  <DataTable.Col<RuleRecord>
    key="EffectiveDate"
    source="EffectiveDate"
    label="Effective date"
    render={({ EffectiveDate }) => formatDay(EffectiveDate)}
  />,
  <DataTable.Col<RuleRecord>
    key="TermDate"
    source="TermDate"
    label="Term date"
    render={({ TermDate }) => formatDay(TermDate) || <Quiet>No end</Quiet>}
  />,
  <DataTable.Col<RuleRecord>
    key="QuoteEffectiveStartDate"
    source="QuoteEffectiveStartDate"
    label="Quotes effective"
    render={quoteWindow}
  />,
  <DataTable.Col<RuleRecord>
    key="ChangedAt"
    source="ChangedAt"
    label="Changed"
    render={(rule) =>
      isDefault(rule) ? (
        <Quiet>Default</Quiet>
      ) : (
        <>
          {rule.ChangedBy}
          <br />
          <Quiet>
            <Instant at={rule.ChangedAt} />
          </Quiet>
        </>
      )
    }
  />,
];

/** The rows of each topic below its name. */
function TopicBody({ children }: { children?: ReactNode }) {
  const { data = [] } = useListContext<RuleRecord>();
  return RULE_TOPICS.map((topic) => {
    const rules = data.filter(({ Key }) => ruleTopic(Key) === topic);
    return (
      <Fragment key={topic}>
        {rules.length > 0 && (
          <TableBody>
            <TableRow sx={{ bgcolor: 'action.hover' }}>
              <TableCell component="th" scope="rowgroup" colSpan={MOST_COLUMNS}>
                <Typography variant="subtitle1" component="h2">
                  {topic} <Quiet>{counted(rules.length, 'rule')}</Quiet>
                </Typography>
              </TableCell>
            </TableRow>
            {rules.map((rule) => (
              <RecordContextProvider key={rule.id} value={rule}>
                <DataTableRow className={DataTableClasses.row}>{children}</DataTableRow>
              </RecordContextProvider>
            ))}
          </TableBody>
        )}
      </Fragment>
    );
  });
}

/** More than there are: a heading spans those that are shown. */
const MOST_COLUMNS = 20;

const NameCell = ({ rule, view }: { rule: RuleRecord; view: RuleView }) => (
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
    <RuleChips rule={rule} isExpiredList={view.source === null} />
  </>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" color="textSecondary">
    {children}
  </Typography>
);

interface ValueEditing {
  edit: (rule: RuleRecord, value: Element) => void;
  /** The key of a rule that was just saved: its new version, another row, takes the focus. */
  savedKey: RefObject<string | null>;
}

const ValueEditingContext = createContext<ValueEditing | null>(null);

/** A list whose values are changed in place; those of expired rules are not. */
function EditInPlace({ view, children }: { view: RuleView; children: ReactNode }) {
  const savedKey = useRef<string | null>(null);
  const [open, setOpen] = useState<{ rule: RuleRecord; anchor: Element } | null>(null);
  const editing = useMemo(
    () => ({ savedKey, edit: (rule: RuleRecord, anchor: Element) => setOpen({ rule, anchor }) }),
    [],
  );
  const close = () => setOpen(null);
  return (
    <ValueEditingContext value={view.source === null ? null : editing}>
      {children}
      <Suspense>
        {open && (
          <EditRuleFrame
            id={open.rule.Id}
            place={{ anchor: open.anchor, allFields: `${view.path}/${open.rule.Id}` }}
            onClose={close}
            onSaved={() => {
              savedKey.current = open.rule.Key;
              close();
            }}
          />
        )}
      </Suspense>
    </ValueEditingContext>
  );
}

/** A rule's value: click or Enter changes it in place, where the list allows that. */
function EditableValue({ rule }: { rule: RuleRecord }) {
  const editing = use(ValueEditingContext);
  const button = useRef<HTMLButtonElement>(null);
  const saved = editing?.savedKey;
  useEffect(() => {
    if (saved?.current === rule.Key) {
      saved.current = null;
      button.current?.focus({ preventScroll: true });
    }
  }, [saved, rule.Key]);
  const value = <RuleValue type={rule.Type} value={rule.Value} />;
  return editing ? (
    <ButtonBase
      ref={button}
      aria-haspopup="dialog"
      aria-label={`${shownValue(rule.Type, rule.Value)}: change ${ruleName(rule.Key)}`}
      onClick={(event) => {
        event.stopPropagation();
        editing.edit(rule, event.currentTarget);
      }}
      sx={VALUE}
    >
      {value}
      <EditIcon aria-hidden fontSize="small" color="primary" className="no-print" />
    </ButtonBase>
  ) : (
    value
  );
}

const LOOK = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { verticalAlign: 'top', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& .column-Name, & .column-Description': { minWidth: { sm: '11rem' } },
  '& .column-Value': { minWidth: { sm: '8rem' } },
} as const;
const VALUE = {
  display: 'inline-flex',
  gap: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  maxWidth: 'calc(100% + 12px)',
  minHeight: 32,
  mx: -0.75,
  px: 0.75,
  borderRadius: 1,
  overflowWrap: 'break-word',
  '& > svg': { flexShrink: 0, fontSize: 16 },
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const;
