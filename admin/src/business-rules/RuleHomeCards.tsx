import { Alert, Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { LAW_RULES, nextToArrive } from '#shared/business-rules/law-rules';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import type { Rules } from '#shared/business-rules/rules';
import { addDays } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { today } from '#web/inputs/today';
import { HomeCard } from '../components/HomeCard.tsx';
import { can } from '../providers/current-user.ts';
import { rulesQuery } from '../providers/parameters-query.ts';
import { comingChanges, type ComingChange, recentlyChanged, SOON_DAYS } from './rule-days.ts';
import { currentRulesQuery, openProposals, PROPOSALS_PATH, proposalsQuery, rulePath, RULES } from './rule-queries.ts';
import { RuleName } from './RuleName.tsx';
import { RuleValue } from './RuleValue.tsx';

const MOST_PROPOSALS = 5;
const MOST_CHANGES = 8;
/** So long before a figure ends, staff are told that the next one has to be entered. */
const DAYS_AHEAD = 30;

/** Home: what the law requires to be entered, proposals, and what changes or has been changed. */
export const RuleHomeCards = () => (
  <>
    <LawHomeCard />
    {can('superuser') ? <ProposalsCard /> : <ProposeCard />}
    <RuleChangeCards />
  </>
);

/** What staff have to enter because it is law by date. Empty while nothing is. */
export function LawHomeCard() {
  const { data: rules } = useQuery(rulesQuery);
  return rules ? (
    <>
      {rules.ShortTermNotice.trim() === '' && <MissingNotice />}
      <NextFigure rules={rules} />
    </>
  ) : null;
}

const MissingNotice = () => (
  <HomeCard title="A federal notice is missing">
    <Typography variant="body2">
      “{RULE_NAMES.ShortTermNotice}” is empty. {LAW_RULES.ShortTermNotice!.citation} wants it on the pages and on the
      application of short-term coverage, which carry a sentence of ours until it is loaded.
    </Typography>
    <Button component={Link} to="/configuration/rule/ShortTermNotice" sx={{ mt: 1 }}>
      Load it
    </Button>
  </HomeCard>
);

function NextFigure({ rules }: { rules: Rules }) {
  const next = nextToArrive(rules, today());
  if (next && next.by > addDays(today(), DAYS_AHEAD)) {
    return null;
  }
  const key = next?.key ?? 'OpenEnrollmentEndDate';
  return (
    <HomeCard title={next ? 'A dated figure ends soon' : 'Dated figures have ended'}>
      <Typography variant="body2">
        {next
          ? `“${RULE_NAMES[key]}” ends on ${formatDay(next.by)}. Enter what follows by then.`
          : 'The dates of open enrollment and of the marketplace have all passed. Enter those of the coming year.'}
      </Typography>
      <Button component={Link} to={`/configuration/rule/${key}`} sx={{ mt: 1 }}>
        Enter it
      </Button>
    </HomeCard>
  );
}

/** Proposals that wait for a super user's decision. */
function ProposalsCard() {
  const { data = [] } = useQuery(proposalsQuery);
  const open = openProposals(data);
  return (
    open.length > 0 && (
      <HomeCard title={`${counted(open.length, 'proposed rule')} to decide`}>
        <Lines>
          {open.slice(0, MOST_PROPOSALS).map(({ Id, Key, ProposedBy, ProposedAt }) => (
            <Line key={Id} name={<RuleName of={Key} />} note={`${ProposedBy}, ${formatInstant(ProposedAt)}`} />
          ))}
        </Lines>
        <Button component={Link} to={PROPOSALS_PATH} sx={{ mt: 1 }}>
          Review
        </Button>
      </HomeCard>
    )
  );
}

/** The menu has the configuration for super users (spec 002 section 2): this is the way of everyone else who may read and propose. */
const ProposeCard = () => (
  <HomeCard title="Rules">
    <Typography variant="body2">
      Read the rules for quoting and enrollment, or propose a change. A super user decides, and you are notified.
    </Typography>
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button variant="outlined" component={Link} to={`/${RULES}.add`}>
        Propose a rule
      </Button>
      <Button component={Link} to={`/${RULES}`}>
        All rules
      </Button>
    </Stack>
  </HomeCard>
);

/** Upcoming automatic changes of rules, and recent changes made by people. */
function RuleChangeCards() {
  const { data: rules, error } = useQuery(currentRulesQuery);
  if (error) {
    return <Alert severity="error">{error.message}</Alert>;
  }
  if (!rules) {
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />;
  }
  const coming = comingChanges(rules, today());
  const recent = recentlyChanged(rules, MOST_CHANGES);
  return (
    <>
      <HomeCard
        title={`Rules that change within ${SOON_DAYS} days`}
        nothing={coming.length === 0 && 'No rule starts or ends in that time.'}
      >
        <Lines>
          {coming.map((change) => (
            <RuleLine key={`${change.rule.Id} ${change.kind}`} rule={change.rule} note={comingNote(change)} />
          ))}
        </Lines>
      </HomeCard>
      <HomeCard title="Recently changed rules" nothing={recent.length === 0 && 'No rules have been changed yet.'}>
        <Lines>
          {recent.map((rule) => (
            <RuleLine key={rule.Id} rule={rule} note={`${rule.ChangedBy}, ${formatInstant(rule.ChangedAt)}`} />
          ))}
        </Lines>
        <Button component={Link} to={`/${RULES}`} sx={{ mt: 1 }}>
          All rules
        </Button>
      </HomeCard>
    </>
  );
}

const comingNote = ({ kind, day }: ComingChange): string =>
  kind === 'starts' ? `Starts ${formatDay(day)}` : `Last day ${formatDay(day)}`;

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

const RuleLine = ({ rule, note }: { rule: BusinessRuleResponse; note: string }) => (
  <Line
    name={
      <MuiLink component={Link} to={rulePath(rule)} underline="hover">
        <RuleName of={rule.Key} />
      </MuiLink>
    }
    value={<RuleValue type={rule.Type} value={rule.Value} />}
    note={note}
  />
);

/** A rule's name, its value, and why it is listed. */
const Line = ({ name, value, note }: { name: ReactNode; value?: ReactNode; note: string }) => (
  <Box component="li" sx={LINE}>
    <Typography variant="subtitle2" component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    <Typography variant="body2" component="div" sx={{ minWidth: 0 }}>
      {value}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ textAlign: { md: 'right' } }}>
      {note}
    </Typography>
  </Box>
);

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
