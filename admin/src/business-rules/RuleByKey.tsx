import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { today } from '#web/inputs/today';
import { currentRulesQuery, RULES } from './rule-queries.ts';
import { presentRule } from './rule-versions.ts';
import { viewOfSource } from './rule-views.ts';

/** /sales/configuration/rule/{key}: opens the key's rule in force, whose id changes with each version. */
export function RuleByKey() {
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
  return <Navigate to={rule ? `${viewOfSource(rule.ConfigSource).path}/${rule.Id}` : `/${RULES}`} replace />;
}
