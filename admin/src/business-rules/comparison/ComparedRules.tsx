import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router';
import type { ComparedRule } from '#shared/business-rules/business-rule.record';
import { formatDay } from '#shared/formats/auto-date';
import { useIsBelow } from '#web/theme/use-is-below';
import { Instant } from '../../components/Instant.tsx';
import { RuleName } from '../RuleName.tsx';
import { viewOfSource } from '../rule-views.ts';
import { RuleValue } from '../RuleValue.tsx';
import type { ComparedDays } from './comparison-queries.ts';
import { byTopic, causeWords } from './comparison-words.ts';

interface ComparedRulesProps {
  rules: readonly ComparedRule[];
  days: ComparedDays;
}

/** Each rule with both values, and who made the difference: a table, or cards on a phone. */
export function ComparedRules({ rules, days }: ComparedRulesProps) {
  const isPhone = useIsBelow('sm');
  const sorted = byTopic(rules);
  if (sorted.length === 0) {
    return null;
  }
  return isPhone ? <Cards rules={sorted} days={days} /> : <Rows rules={sorted} days={days} />;
}

const Rows = ({ rules, days }: ComparedRulesProps) => (
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
              <RuleLink rule={rule} />
            </TableCell>
            <TableCell>
              <Value rule={rule} value={rule.Before} isDefault={rule.IsBeforeDefault} />
            </TableCell>
            <TableCell>
              <Value rule={rule} value={rule.After} isDefault={rule.IsAfterDefault} />
            </TableCell>
            <TableCell>
              <Changed rule={rule} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const Cards = ({ rules, days }: ComparedRulesProps) => (
  <Box component="ul" aria-label="Rules that differ" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rules.map((rule) => (
      <Box key={rule.Key} component="li" sx={CARD}>
        <RuleLink rule={rule} />
        <Box component="dl" sx={FACTS}>
          <dt>On {formatDay(days.from)}</dt>
          <dd>
            <Value rule={rule} value={rule.Before} isDefault={rule.IsBeforeDefault} />
          </dd>
          <dt>On {formatDay(days.to)}</dt>
          <dd>
            <Value rule={rule} value={rule.After} isDefault={rule.IsAfterDefault} />
          </dd>
          <dt>Changed</dt>
          <dd>
            <Changed rule={rule} />
          </dd>
        </Box>
      </Box>
    ))}
  </Box>
);

const RuleLink = ({ rule: { Key, ConfigSource, RuleId } }: { rule: ComparedRule }) => (
  <MuiLink
    component={Link}
    to={`${viewOfSource(ConfigSource).path}/${RuleId}`}
    underline="hover"
    variant="subtitle2"
    sx={{ display: 'inline-block', overflowWrap: 'anywhere' }}
  >
    <RuleName of={Key} />
  </MuiLink>
);

const Value = ({ rule, value, isDefault }: { rule: ComparedRule; value: string; isDefault: boolean }) => (
  <>
    <RuleValue type={rule.Type} value={value} />
    {isDefault && <Note>Default: no rule applies</Note>}
  </>
);

const Changed = ({ rule }: { rule: ComparedRule }) => (
  <>
    {rule.ChangedBy === 'system' ? 'Default' : rule.ChangedBy}, <Instant at={rule.ChangedAt} />
    <Note>{causeWords(rule)}</Note>
  </>
);

const Note = ({ children }: { children: string }) => (
  <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

const TABLE = {
  minWidth: 560,
  '& .MuiTableCell-root': { verticalAlign: 'top', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& tbody .MuiTableCell-root': { width: '24%' },
} as const;
const CARD = { py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 } as const;
const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
