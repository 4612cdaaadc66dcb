import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LAW_RULES, nextToArrive } from '#shared/business-rules/law-rules';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import type { Rules } from '#shared/business-rules/rules';
import { addDays } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';
import { HomeCard } from '../components/HomeCard.tsx';
import { rulesQuery } from '../providers/parameters-query.ts';

/** So long before a figure ends, staff are told that the next one has to be entered. */
const DAYS_AHEAD = 30;

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
