import { List, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

interface RowCardsProps<Row extends RaRecord> {
  label: string;
  title: (row: Row) => ReactNode;
  /** Name and value of what a phone shows of a row; a value that is empty is left out. */
  facts: (row: Row) => readonly (readonly [name: string, value: ReactNode])[];
  actions?: (row: Row) => ReactNode;
  empty: ReactNode;
}

/** The rows of a list on a phone: one below the other instead of a table that runs off the screen. */
export function RowCards<Row extends RaRecord>({ label, title, facts, actions, empty }: RowCardsProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  if (isPending) {
    return <Skeleton variant="rectangular" height={480} />;
  }
  if (!data?.length) {
    return empty;
  }
  return (
    <List disablePadding aria-label={label}>
      {data.map((row) => (
        <ListItem key={row.id} divider sx={{ display: 'block', py: 1.5 }}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            {title(row)}
          </Typography>
          {facts(row)
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <Typography key={name} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                <Typography component="span" variant="inherit" color="textSecondary">
                  {name}:{' '}
                </Typography>
                {value}
              </Typography>
            ))}
          {actions && (
            <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
              {actions(row)}
            </Stack>
          )}
        </ListItem>
      ))}
    </List>
  );
}
