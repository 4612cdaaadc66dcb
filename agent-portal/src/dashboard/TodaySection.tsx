import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Chip, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { agentChoice } from '#shared/book-of-business/books';
import { actionText } from '#shared/book-of-business/individuals/today/action-texts';
import { ACTION_LABELS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { INDIVIDUAL_BOOKS } from '#shared/roles/permissions';
import { PhoneLink } from '#web/shell/PhoneLink';
import { useRules } from '../app/use-rules.ts';
import { useCan, useUser } from '../app/session/use-user.ts';
import { nameOf, recordPath } from '../components/action-links.ts';
import { actionsQuery } from '../components/daily-actions-queries.ts';
import { peopleToCall } from '../components/people-to-call.ts';
import { RecordName } from '../components/RecordName.tsx';
import { useBookRetirement } from '../components/use-book-retirement.ts';

/**
 * How many households of the user's own individual book need a call today, by reason, and the first of them. Absent if nobody does, if it
 * cannot be loaded, or for users who pick an agent first.
 */
export function TodaySection() {
  const { data, isLoading } = useCalls();
  const headingId = useId();
  if (isLoading) {
    return <Skeleton variant="rounded" height={HEIGHT} />;
  }
  if (!data || data.People === 0) {
    return null;
  }
  const { figure, unit } = peopleToCall(data.People);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
          {`Today’s calls: ${figure} ${unit}`}
        </Typography>
        <Button component={RouterLink} to="/today" endIcon={<ArrowForwardIcon />}>
          Show the list
        </Button>
      </Box>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, mt: 1, p: 0 }}
      >
        {data.Counts.filter(({ Count }) => Count > 0).map(({ Kind, Count }) => (
          <Box component="li" key={Kind} sx={{ maxWidth: '100%' }}>
            <Chip
              component={RouterLink}
              to={`/today?kind=${Kind}`}
              clickable
              variant="outlined"
              label={`${ACTION_LABELS[Kind]} ${Count}`}
              sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          </Box>
        ))}
      </Stack>
      <Box component="ul" aria-label="To call first" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data.Actions.slice(0, SHOWN).map((action, at) => (
          <Box component="li" key={at} sx={CALL}>
            <RecordName name={nameOf(action)} to={recordPath(action)} />
            <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              {actionText(action)}
            </Typography>
            <PhoneLink phone={action.Phone} callee={nameOf(action)} color="primary" />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** Of the user's own book, where there is one to read. */
function useCalls() {
  const { Permissions } = useUser();
  const { EnableIndividualBookOfBusiness } = useRules();
  const { isRetired } = useBookRetirement();
  const hasBook = useCan(...INDIVIDUAL_BOOKS) && agentChoice(Permissions) !== 'picked';
  return useQuery({
    ...actionsQuery(null, { kind: null, page: 1 }),
    enabled: hasBook && EnableIndividualBookOfBusiness && !isRetired,
  });
}

/** About that of the section, which then moves little when it arrives. */
const HEIGHT = 208;

/** The most urgent; the others are one click away. */
const SHOWN = 3;

const CALL = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'center',
  py: 0.5,
  overflowWrap: 'anywhere',
} as const;
