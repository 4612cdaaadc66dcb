import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { RULE_EFFECT_LABELS } from '#shared/business-rules/rule-impact.record';
import { ChangedQuotes } from './ChangedQuotes.tsx';
import type { Impact } from './impact-queries.ts';
import { impactSentence, lookedAtSentence } from './impact-words.ts';
import type { RuleImpactState } from './use-rule-impact.ts';

interface RuleImpactProps {
  state: RuleImpactState;
  /** Shown while there is nothing to preview: no changes yet, or invalid values. */
  idle: string;
}

/** What saving would change about open quotes: counts, and the quotes with before and after, updated with the form. */
export function RuleImpact({ state, idle }: RuleImpactProps) {
  const { impact, error, isAsking } = state;
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isAsking} sx={LOOK}>
      <Typography variant="subtitle2" component="h3" id={id} gutterBottom>
        What would change
      </Typography>
      {error && (
        <Alert
          severity="warning"
          sx={{ mb: impact ? 2 : 0 }}
          action={
            <Button color="inherit" onClick={state.retry}>
              Try again
            </Button>
          }
        >
          What would change could not be determined: {error.message} You can still save.
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {statusOf(state, idle)}
      </Typography>
      {isAsking && <LinearProgress aria-label="Checking the open quotes" sx={{ mt: 1 }} {...progressOf(state)} />}
      {impact && !impact.reachesNoQuote && (
        <>
          <Rest state={state} />
          <Counts impact={impact} />
          <ChangedQuotes impact={impact} />
        </>
      )}
    </Box>
  );
}

function statusOf({ impact, error, isOutdated, isAsking }: RuleImpactState, idle: string): string {
  if (impact === null) {
    return isAsking ? 'Checking the open quotes…' : error ? '' : idle;
  }
  return `${isOutdated ? 'For the values before: ' : ''}${impactSentence(impact)}`;
}

const progressOf = ({ impact, isOutdated }: RuleImpactState) =>
  impact && !isOutdated && impact.share < 1
    ? ({ variant: 'determinate', value: impact.share * 100 } as const)
    : ({ variant: 'indeterminate' } as const);

/** With very many quotes, the rest is checked only on request. */
const Rest = ({ state: { rest, impact } }: { state: RuleImpactState }) =>
  rest && impact ? (
    <Typography variant="body2" component="div" sx={{ mt: 1 }}>
      {lookedAtSentence(impact)}{' '}
      <Button size="small" onClick={rest.isRunning ? rest.stop : rest.start}>
        {rest.isRunning ? 'Stop' : 'Check the rest'}
      </Button>
    </Typography>
  ) : null;

const Counts = ({ impact: { byEffect } }: { impact: Impact }) => (
  <Box component="ul" aria-label="Changes by kind" sx={COUNTS}>
    {byEffect.map(({ effect, count }) => (
      <Typography key={effect} component="li" variant="body2" sx={{ display: 'contents' }}>
        <Box component="span" sx={{ textAlign: 'right', fontWeight: 600 }}>
          {count.toLocaleString('en-US')}
        </Box>
        <span>{RULE_EFFECT_LABELS[effect]}</span>
      </Typography>
    ))}
  </Box>
);

const COUNTS = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 1,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
} as const;

const LOOK = {
  mt: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
