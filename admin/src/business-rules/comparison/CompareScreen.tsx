import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { downloadCSV } from 'react-admin';
import { useSearchParams } from 'react-router';
import { addDays, parseIsoDate } from '#shared/dates/iso-date';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { RuleTabs } from '../RuleTabs.tsx';
import { ComparedRules } from './ComparedRules.tsx';
import { COMPARE_PATH, type ComparedDays, comparisonQuery } from './comparison-queries.ts';
import { comparedSentence, comparisonCsv } from './comparison-words.ts';
import { DaysForm } from './DaysForm.tsx';

const DAYS_BACK = 30;

/** /sales/configuration/compare: the rules whose value differs between two days; the days are in the address. */
export function CompareScreen() {
  const [days, setDays] = useComparedDays();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...comparisonQuery(days),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Compare two days"
      subtitle="Rules whose value differs, and who changed them. Each value is the one for quotes that take effect on that day."
    >
      <RuleTabs active={COMPARE_PATH} />
      <DaysForm key={`${days.from} ${days.to}`} days={days} onDays={setDays} />
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={180} role="status" aria-label="Loading" />}
      {data && (
        <Card component="section" aria-label="Differences" aria-busy={isPlaceholderData} sx={CARD}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Box role="status" sx={{ flexGrow: 1 }}>
              <Typography variant="h2">
                {isPlaceholderData ? 'Comparing…' : comparedSentence(data.length, days)}
              </Typography>
            </Box>
            {data.length > 0 && (
              <Box>
                <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
                  Print
                </Button>
                <Button
                  startIcon={<DownloadIcon />}
                  onClick={() => downloadCSV(comparisonCsv(data, days), `rules-${days.from}-${days.to}`)}
                >
                  Export CSV
                </Button>
              </Box>
            )}
          </Stack>
          <ComparedRules rules={data} days={days} />
        </Card>
      )}
    </Screen>
  );
}

const CARD = { p: { xs: 2, sm: 3 } } as const;

/** The days of the address, the earlier one first; without them the last 30 days. */
function useComparedDays(): [ComparedDays, (days: ComparedDays) => void] {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string) => parseIsoDate(params.get(name) ?? '');
  const to = dayOf('to') ?? today();
  const from = dayOf('from') ?? addDays(to, -DAYS_BACK);
  return [from < to ? { from, to } : { from: to, to: from }, (days) => setParams({ ...days })];
}
