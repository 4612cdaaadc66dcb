import { Alert, Box, Button, LinearProgress, Link as MuiLink, TablePagination, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type ChangedQuote, RULE_EFFECT_LABELS } from '#shared/business-rules/rule-impact.record';
import { formatDay } from '#shared/formats/auto-date';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { PAGE_SIZE } from '../../components/page-size.ts';
import { type Impact, impactSentence, lookedAtSentence, quotePath } from './impact.ts';
import type { RuleImpactState } from './use-rule-impact.ts';

interface RuleImpactProps {
  state: RuleImpactState;
  /** Shown while there is nothing to preview: no changes yet, or invalid values. */
  idle: string;
}

/** What saving would change about open quotes: how many, and the quotes with before and after, updated with the form. */
export function RuleImpact({ state, idle }: RuleImpactProps) {
  const { impact, error, isAsking, isOutdated } = state;
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isAsking} sx={LOOK}>
      <Typography variant="subtitle2" component="h3" id={id} gutterBottom>
        What would change
      </Typography>
      {error && (
        <Alert severity="warning" action={<Button onClick={state.retry}>Try again</Button>}>
          What would change is not known: {error.message}
        </Alert>
      )}
      {impact && impact.lookedAt > 0 && (
        <Typography variant="figure" component="p" aria-hidden>
          {impact.changed.toLocaleString('en-US')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {impact === null
          ? isAsking
            ? 'Checking the open quotes…'
            : !error && idle
          : `${isOutdated ? 'For the values before: ' : ''}${impactSentence(impact)}`}
      </Typography>
      {isAsking && <LinearProgress aria-label="Checking the open quotes" sx={{ mt: 1 }} {...progressOf(state)} />}
      {impact && !impact.reachesNoQuote && (
        <>
          <Rest state={state} />
          <Box component="ul" aria-label="Changes by kind" sx={COUNTS}>
            {impact.byEffect.map(({ effect, count }) => (
              <Typography key={effect} component="li" variant="body2">
                <b>{count.toLocaleString('en-US')}</b> {RULE_EFFECT_LABELS[effect]}
              </Typography>
            ))}
          </Box>
          <ChangedQuotes impact={impact} />
        </>
      )}
    </Box>
  );
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

/** The affected quotes, ten at a time, each with its results before and after. */
function ChangedQuotes({ impact: { quotes, changed } }: { impact: Impact }) {
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(Math.ceil(quotes.length / PAGE_SIZE) - 1, 0));
  return (
    quotes.length > 0 && (
      <>
        <Box component="ul" aria-label="Quotes that change" sx={QUOTES}>
          {quotes.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((quote) => (
            <Quote key={quote.QuoteId} quote={quote} />
          ))}
        </Box>
        {quotes.length > PAGE_SIZE && (
          <TablePagination
            component="div"
            count={quotes.length}
            page={page}
            rowsPerPage={PAGE_SIZE}
            rowsPerPageOptions={[PAGE_SIZE]}
            onPageChange={(_event, next) => setPage(next)}
          />
        )}
        {quotes.length < changed && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            The first {quotes.length.toLocaleString('en-US')} of {changed.toLocaleString('en-US')} are listed.
          </Typography>
        )}
      </>
    )
  );
}

/** The quote is in the portal, another application: opens in a new tab, so unsaved changes here are not lost. */
const Quote = ({ quote }: { quote: ChangedQuote }) => (
  <li>
    <MuiLink
      href={quotePath(quote)}
      target="_blank"
      rel="noreferrer"
      variant="subtitle2"
      aria-label={`${quote.CustomerName}, quote ${quote.QuoteId}, in a new tab`}
    >
      {quote.CustomerName}
    </MuiLink>
    <Typography variant="caption" color="textSecondary" component="div">
      Quote {quote.QuoteId},{' '}
      {quote.GroupId === null
        ? individualStatusLabel(quote.Status, 'sales')
        : groupStatusLabel(quote.Status, 'internal')}
      , effective {formatDay(quote.EffectiveDate)}
    </Typography>
    {quote.Changes.map(({ Effect, Before, After }) => (
      <Typography key={Effect} variant="body2" component="div" sx={{ mt: 0.5 }}>
        <Typography variant="caption" color="textSecondary" component="div">
          {RULE_EFFECT_LABELS[Effect]}
        </Typography>
        {Before} → <strong>{After}</strong>
      </Typography>
    ))}
  </li>
);

const LIST = { listStyle: 'none', m: 0, mt: 1, p: 0 } as const;
const COUNTS = { ...LIST, fontVariantNumeric: 'tabular-nums' } as const;
const QUOTES = {
  ...LIST,
  '& > li': { py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0, overflowWrap: 'anywhere' },
} as const;
const LOOK = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default' } as const;
