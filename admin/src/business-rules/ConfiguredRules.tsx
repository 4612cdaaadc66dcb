import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { formatDay } from '#shared/formats/auto-date';
import { can } from '../providers/current-user.ts';
import { quoteWindow } from './quote-window.ts';
import { viewOfSource } from './rule-views.ts';
import { RuleMarkChip } from './RuleMarkChip.tsx';
import { RuleStateChip } from './RuleStateChip.tsx';
import { RuleValue } from './RuleValue.tsx';

interface ConfiguredRulesProps {
  ruleKey: string;
  rules: readonly BusinessRuleResponse[];
}

/** A key's existing rules: a new rule must fit between these. */
export function ConfiguredRules({ ruleKey, rules }: ConfiguredRulesProps) {
  const id = useId();
  const hasOpenEnd = rules.some(({ TermDate }) => TermDate === null);
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        Current versions of {ruleKey}
      </Typography>
      {hasOpenEnd && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          A rule without a term date leaves no room for another one. Change its value, or add a term date first.
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rules.map((rule) => (
          <Box key={rule.Id} component="li" sx={CARD}>
            <Typography variant="body1" component="div">
              <RuleValue type={rule.Type} value={rule.Value} />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {period(rule)}
              <br />
              {quoteWindow(rule)}
            </Typography>
            <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <RuleStateChip rule={rule} />
              <RuleMarkChip rule={rule} />
              <MuiLink component={Link} to={`${viewOfSource(rule.ConfigSource).path}/${rule.Id}`} variant="body2">
                {can('superuser') ? 'Edit this one' : 'Propose a change to this one'}
              </MuiLink>
            </Stack>
          </Box>
        ))}
      </Stack>
    </section>
  );
}

const CARD = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 } as const;

/** "1/1/2014 to 12/31/2026", "From 1/1/2027, no end". */
const period = ({ EffectiveDate, TermDate }: Pick<BusinessRuleResponse, 'EffectiveDate' | 'TermDate'>): string =>
  TermDate ? `${formatDay(EffectiveDate)} to ${formatDay(TermDate)}` : `From ${formatDay(EffectiveDate)}, no end`;
