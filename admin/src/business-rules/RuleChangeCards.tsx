import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { today } from '#web/inputs/today';
import { HomeCard } from '../components/HomeCard.tsx';
import { currentRulesQuery, RULES } from './rule-queries.ts';
import { comingChanges, recentlyChanged, type ComingChange } from './rule-changes.ts';
import { SOON_DAYS } from './rule-state.ts';
import { RuleLines } from './RuleLines.tsx';

const RECENT = 8;

/** Home page: upcoming automatic rule changes, and recent changes made by people. */
export function RuleChangeCards() {
  const { data: rules, error } = useQuery(currentRulesQuery);
  if (error) {
    return <Alert severity="error">{error.message}</Alert>;
  }
  if (!rules) {
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />;
  }
  const coming = comingChanges(rules, today()).map((change) => ({ rule: change.rule, note: comingNote(change) }));
  const recent = recentlyChanged(rules, RECENT).map((rule) => ({
    rule,
    note: `${rule.ChangedBy}, ${formatInstant(rule.ChangedAt)}`,
  }));
  return (
    <>
      <HomeCard
        title={`Rules that change within ${SOON_DAYS} days`}
        nothing={coming.length === 0 && 'No rule starts or ends in that time.'}
      >
        <RuleLines lines={coming} />
      </HomeCard>
      <HomeCard title="Recently changed rules" nothing={recent.length === 0 && 'No rules have been changed yet.'}>
        <RuleLines lines={recent} />
        <Button component={Link} to={`/${RULES}`} sx={{ mt: 1 }}>
          All rules
        </Button>
      </HomeCard>
    </>
  );
}

const comingNote = ({ kind, day }: ComingChange): string =>
  kind === 'starts' ? `Starts ${formatDay(day)}` : `Last day ${formatDay(day)}`;
