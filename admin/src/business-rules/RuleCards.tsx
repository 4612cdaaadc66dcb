import { List, ListItem, ListItemButton, Skeleton, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { RuleRecord } from './business-rules.api.ts';
import { KeyName } from './KeyName.tsx';
import { NoRules } from './NoRules.tsx';
import { period } from './rule-period.ts';
import type { RuleView } from './rule-views.ts';
import { RuleStateChip } from './RuleStateChip.tsx';
import { RuleValue, SHORTENED } from './RuleValue.tsx';

/** The rules of a tab on a phone: one below the other instead of a table that runs off the screen. */
export function RuleCards({ view }: { view: RuleView }) {
  const { data, isPending } = useListContext<RuleRecord>();
  if (isPending) {
    return <Skeleton variant="rectangular" height={480} />;
  }
  if (!data?.length) {
    return <NoRules view={view} />;
  }
  return (
    <List disablePadding aria-label={view.title}>
      {data.map((rule) => (
        <ListItem key={rule.Id} disablePadding divider>
          <ListItemButton component={Link} to={`${view.path}/${rule.Id}`} sx={{ display: 'block', py: 1.5 }}>
            <Typography variant="subtitle2" component="span" color="primary" sx={{ overflowWrap: 'anywhere' }}>
              <KeyName name={rule.Key} />
            </Typography>
            <Typography variant="body1" component="div" sx={{ my: 0.5 }}>
              <RuleValue type={rule.Type} value={rule.Value} />
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={SHORTENED}>
              {rule.Description}
            </Typography>
            <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography variant="caption" color="textSecondary">
                {period(rule)}
              </Typography>
              <RuleStateChip rule={rule} />
            </Stack>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
