import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LAW_RULES } from '#shared/business-rules/law-rules';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import { HomeCard } from '../components/HomeCard.tsx';
import { rulesQuery } from '../providers/parameters-query.ts';

/** Tells staff that the federal notice of short-term coverage has not been loaded. Empty once it has. */
export function LawHomeCard() {
  const { data: rules } = useQuery(rulesQuery);
  if (!rules || rules.ShortTermNotice.trim() !== '') {
    return null;
  }
  return (
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
}
