import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import type { ErrorMessageCount } from '#shared/error-reports/error-reports.record';
import { errorMessagesQuery } from './error-reports.api.ts';
import { messageChips } from './message-chips.ts';
import type { ErrorReport } from './report.ts';

const FIRST = 5;

/** How many rows of the filtered list share a message; clicking one narrows the list to it. */
export function MessageGroups({ report }: { report: ErrorReport<RaRecord> }) {
  const { filterValues, setFilters } = useListContext<RaRecord>();
  const { Message: chosen, ...filter } = filterValues as { Message?: string };
  const { data: messages = [] } = useQuery({
    ...errorMessagesQuery(report.name, filter, report.calls.isPrivate),
    placeholderData: keepPreviousData,
  });
  const [isAll, setAll] = useState(false);
  const headingId = useId();
  const { shown, left } = messageChips(messages, { chosen, most: isAll ? messages.length : FIRST });
  if (shown.length < 2 && !chosen) {
    return null;
  }
  return (
    <Stack
      role="group"
      aria-labelledby={headingId}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', flex: 1, minWidth: 0, px: 0.5, py: 0.5 }}
    >
      <Typography variant="body2" color="textSecondary" id={headingId}>
        By message
      </Typography>
      {shown.map((message) => {
        const isChosen = message.Message === chosen;
        return (
          <MessageChip
            key={message.Message}
            {...message}
            isChosen={isChosen}
            onPress={() => setFilters({ ...filter, ...(!isChosen && { Message: message.Message }) })}
          />
        );
      })}
      {left > 0 && (
        <Button size="small" onClick={() => setAll(true)}>
          {left} more
        </Button>
      )}
    </Stack>
  );
}

interface MessageChipProps extends ErrorMessageCount {
  isChosen: boolean;
  onPress: () => void;
}

function MessageChip({ Message, Count, isChosen, onPress }: MessageChipProps) {
  const count = Count.toLocaleString('en-US');
  return (
    <Chip
      size="small"
      component="button"
      clickable
      aria-pressed={isChosen}
      title={Message}
      aria-label={`${Message} ${count} ${Count === 1 ? 'row' : 'rows'}`}
      label={
        <>
          <Box component="b" sx={COUNT}>
            {count}
          </Box>
          {Message}
        </>
      }
      variant={isChosen ? 'filled' : 'outlined'}
      color={isChosen ? 'primary' : 'default'}
      {...(isChosen && { icon: <CheckIcon /> })}
      onClick={onPress}
      sx={{ maxWidth: { xs: '100%', sm: 300 }, minHeight: 28 }}
    />
  );
}

const COUNT = {
  mr: 0.75,
  px: 0.75,
  borderRadius: 1,
  bgcolor: 'action.selected',
  fontVariantNumeric: 'tabular-nums',
} as const;
