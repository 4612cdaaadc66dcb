import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { RuleName } from './RuleName.tsx';
import { viewOfSource } from './rule-views.ts';
import { RuleValue } from './RuleValue.tsx';

interface RuleLinesProps {
  lines: readonly { rule: BusinessRuleResponse; note: string }[];
}

/** A short list of rules: key, value, and why it is listed. Each line opens the rule. */
export function RuleLines({ lines }: RuleLinesProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ rule, note }) => (
        <Box component="li" key={`${rule.Id} ${note}`} sx={LINE}>
          <Typography variant="subtitle2" component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={`${viewOfSource(rule.ConfigSource).path}/${rule.Id}`} underline="hover">
              <RuleName of={rule.Key} />
            </MuiLink>
          </Typography>
          <Typography variant="body2" component="div" sx={{ minWidth: 0 }}>
            <RuleValue type={rule.Type} value={rule.Value} />
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ textAlign: { md: 'right' } }}>
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0, pb: 0 },
} as const;
