import { Box, Button, List, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { errorMessagesQuery } from './error-report-calls.ts';
import { messageGroups } from './message-groups.ts';
import { MessageRow } from './MessageRow.tsx';
import type { ErrorReport } from './report.ts';

const FIRST = 3;

/** The rows of the filtered list by message, like an inbox: how many, since when, and what to do about all of them. */
export function MessageGroups({ report }: { report: ErrorReport<RaRecord> }) {
  const { filterValues, setFilters } = useListContext<RaRecord>();
  const { Message: chosen, ...filter } = filterValues as { Message?: string };
  const { data: messages = [] } = useQuery({
    ...errorMessagesQuery(report.name, filter, report.calls.isPrivate),
    placeholderData: keepPreviousData,
  });
  const [isAll, setAll] = useState(false);
  const headingId = useId();
  const { shown, left } = messageGroups(messages, { chosen, most: isAll ? messages.length : FIRST });
  if (shown.length < 2 && !chosen) {
    return null;
  }
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="body2" color="textSecondary" id={headingId}>
        By message
      </Typography>
      <List disablePadding aria-labelledby={headingId}>
        {shown.map((group) => (
          <MessageRow
            key={group.Message}
            report={report}
            group={group}
            filter={{ ...filter, Message: group.Message }}
            isChosen={group.Message === chosen}
            onPress={() => setFilters({ ...filter, ...(group.Message !== chosen && { Message: group.Message }) })}
          />
        ))}
      </List>
      {(left > 0 || isAll) && messages.length > FIRST && (
        <Button size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show ${left} more`}
        </Button>
      )}
    </Box>
  );
}
