import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Alert,
  Box,
  Button,
  Card,
  Link as MuiLink,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { downloadCSV, Form, required } from 'react-admin';
import { Link, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router';
import type { ComparedRule } from '#shared/business-rules/business-rule.record';
import { addDays, parseIsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { DayInput } from '../components/DayInput.tsx';
import { Instant } from '../components/Instant.tsx';
import { can } from '../providers/current-user.ts';
import { byTopic, causeWords, comparedSentence, comparisonCsv } from './comparison/comparison-words.ts';
import { ProposalCard } from './proposals/ProposalCard.tsx';
import { isDefault, presentRule } from './rule-days.ts';
import {
  COMPARE_PATH,
  type ComparedDays,
  comparisonQuery,
  currentRulesQuery,
  openProposals,
  PROPOSALS_PATH,
  proposalsQuery,
  RULE_VIEWS,
  rulePath,
  RULES,
} from './rule-queries.ts';
import { RuleListScreen, RuleTabs } from './RuleListScreen.tsx';
import { RuleName } from './RuleName.tsx';
import { RuleValue } from './RuleValue.tsx';

const [QUOTE, SHOP, EXPIRED] = RULE_VIEWS;

/** /sales/configuration and its child routes. The list stays mounted while a rule is added or edited over it. */
export const RuleScreens = () => (
  <Routes>
    <Route path="shop/*" element={<RuleListScreen key="shop" view={SHOP} />} />
    <Route path="expired/*" element={<RuleListScreen key="expired" view={EXPIRED} />} />
    <Route path="compare" element={<CompareScreen />} />
    <Route path="rule/:key" element={<RuleByKey />} />
    <Route path="proposals" element={<ProposalsScreen />} />
    <Route path="/*" element={<RuleListScreen key="quote" view={QUOTE} />} />
  </Routes>
);

/** /sales/configuration/rule/{key}: opens the key's rule in force, whose id changes with each version. */
function RuleByKey() {
  const { key } = useParams();
  const { data, error, refetch } = useQuery(currentRulesQuery);
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    );
  }
  if (!data) {
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />;
  }
  const rule = presentRule(
    data.filter(({ Key }) => Key === key),
    today(),
  );
  return <Navigate to={rule ? rulePath(rule) : `/${RULES}`} replace />;
}

/** /sales/configuration/proposals: staff proposals, for super users to decide and everyone else to follow; the open ones first. */
function ProposalsScreen() {
  const { data, error, refetch } = useQuery(proposalsQuery);
  const mayDecide = can('superuser');
  return (
    <Screen
      title="Proposed rules"
      subtitle={
        mayDecide
          ? 'Sales and operations propose changes. An approved one is saved in your name.'
          : 'A super user approves or declines each proposal.'
      }
      actions={
        !mayDecide && (
          <Button variant="contained" component={Link} to={`/${RULES}.add`}>
            Propose a rule
          </Button>
        )
      }
    >
      <RuleTabs active={PROPOSALS_PATH} />
      {error && (
        <Alert severity="error" sx={{ mt: 2 }} action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={180} role="status" aria-label="Loading" sx={{ mt: 2 }} />}
      {data?.length === 0 && (
        <Card sx={{ mt: 2 }}>
          <EmptyState icon={<InboxIcon />} title="No proposals">
            Proposed changes to rules appear here.
          </EmptyState>
        </Card>
      )}
      <Stack component="ul" spacing={2} aria-label="Proposals" sx={{ listStyle: 'none', p: 0, mt: 2 }}>
        {data &&
          [...openProposals(data), ...data.filter(({ Status }) => Status !== 'Open')].map((proposal) => (
            <li key={proposal.Id}>
              <ProposalCard proposal={proposal} mayDecide={mayDecide} />
            </li>
          ))}
      </Stack>
    </Screen>
  );
}

const DAYS_BACK = 30;
const NEEDED = [required('Enter a date.')];

interface ComparedRulesProps {
  rules: readonly ComparedRule[];
  days: ComparedDays;
}

/** /sales/configuration/compare: the rules whose value differs between two days; the days are in the address. */
function CompareScreen() {
  const [days, setDays] = useComparedDays();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...comparisonQuery(days),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Compare two days"
      subtitle="Rules whose value differs, and who changed them. Each value is the one for quotes that take effect on that day."
    >
      <RuleTabs active={COMPARE_PATH} />
      <Form
        defaultValues={days}
        onSubmit={(asked: unknown) => setDays(asked as ComparedDays)}
        mode="onBlur"
        noValidate
        disableInvalidFormNotification
      >
        <Box className="no-print" sx={DAYS}>
          <DayInput source="from" label="First day" required validate={NEEDED} />
          <DayInput source="to" label="Second day" required validate={NEEDED} />
          <Button type="submit" variant="contained" sx={{ mt: 0.25 }}>
            Compare
          </Button>
        </Box>
      </Form>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={180} role="status" aria-label="Loading" />}
      {data && (
        <Card component="section" aria-label="Differences" aria-busy={isPlaceholderData} sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Box role="status" sx={{ flexGrow: 1 }}>
              <Typography variant="h2">
                {isPlaceholderData ? 'Comparing…' : comparedSentence(data.length, days)}
              </Typography>
            </Box>
            {data.length > 0 && <Tools rules={data} days={days} />}
          </Stack>
          {data.length > 0 && <ComparedRules rules={byTopic(data)} days={days} />}
        </Card>
      )}
    </Screen>
  );
}

const Tools = ({ rules, days }: ComparedRulesProps) => (
  <Box>
    <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
      Print
    </Button>
    <Button
      startIcon={<DownloadIcon />}
      onClick={() => downloadCSV(comparisonCsv(rules, days), `rules-${days.from}-${days.to}`)}
    >
      Export CSV
    </Button>
  </Box>
);

/** The days of the address, the earlier one first; without them the last 30 days. */
function useComparedDays(): [ComparedDays, (days: ComparedDays) => void] {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string) => parseIsoDate(params.get(name) ?? '');
  const to = dayOf('to') ?? today();
  const from = dayOf('from') ?? addDays(to, -DAYS_BACK);
  return [
    from < to ? { from, to } : { from: to, to: from },
    ({ from: first, to: last }) => setParams({ from: first, to: last }),
  ];
}

/** Each rule with both values, and who made the difference. */
const ComparedRules = ({ rules, days }: ComparedRulesProps) => (
  <TableContainer>
    <Table aria-label="Rules that differ" sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>Rule</TableCell>
          <TableCell>On {formatDay(days.from)}</TableCell>
          <TableCell>On {formatDay(days.to)}</TableCell>
          <TableCell>Changed</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <TableRow key={rule.Key}>
            <TableCell component="th" scope="row">
              <MuiLink
                component={Link}
                to={rulePath({ ...rule, Id: rule.RuleId })}
                underline="hover"
                variant="subtitle2"
              >
                <RuleName of={rule.Key} />
              </MuiLink>
            </TableCell>
            <TableCell>
              <RuleValue type={rule.Type} value={rule.Before} />
              {rule.IsBeforeDefault && <Note>Default: no rule had been entered for this day</Note>}
            </TableCell>
            <TableCell>
              <RuleValue type={rule.Type} value={rule.After} />
              {rule.IsAfterDefault && <Note>Default: no rule applies</Note>}
            </TableCell>
            <TableCell>
              {isDefault(rule) ? (
                'Default'
              ) : (
                <>
                  {rule.ChangedBy}, <Instant at={rule.ChangedAt} />
                </>
              )}
              <Note>{causeWords(rule, days)}</Note>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const Note = ({ children }: { children: string }) => (
  <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

const DAYS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  my: 2,
  '& .MuiTextField-root': { m: 0, width: { xs: '100%', sm: 200 } },
} as const;
const TABLE = {
  minWidth: '35rem',
  '& .MuiTableCell-root': { verticalAlign: 'top', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& tbody .MuiTableCell-root': { width: '25%' },
} as const;
