import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useHref } from 'react-router';
import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { DEFAULT_INDIVIDUAL_STATUSES } from '#shared/sales/individual-queue';
import { withReturn } from '#shared/sales/queue-return';
import { Screen } from '#web/shell/Screen';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { QueueRows } from '../components/quote-queue/QueueRows.tsx';
import { INDIVIDUAL_QUOTES, type IndividualQuoteRecord } from './individual-quotes.api.ts';
import { IndividualTable } from './IndividualTable.tsx';
import { IndividualToolbar, textFilter } from './IndividualToolbar.tsx';

/** /sales/individual: staff's queue of households' quotes, ten rows per page. */
export function IndividualQueueScreen() {
  const [text, setText] = useState('');
  return (
    <Screen
      title="Individuals"
      subtitle="Claim a quote before you work on it. Select an applicant’s name to open it."
      actions={<PortalButtons />}
    >
      <DateProblems>
        <PagedList<IndividualQuoteRecord>
          resource={INDIVIDUAL_QUOTES}
          filter={textFilter(text)}
          filterDefaultValues={DEFAULT_FILTER}
          sort={NEWEST_FIRST}
        >
          <IndividualToolbar text={text} onSearch={setText} />
          <UnlessDatesAreWrong>
            <QueueRows resource={INDIVIDUAL_QUOTES}>
              <IndividualTable onShowAll={() => setText('')} />
            </QueueRows>
          </UnlessDatesAreWrong>
        </PagedList>
      </DateProblems>
    </Screen>
  );
}

const DEFAULT_FILTER = { Status: DEFAULT_INDIVIDUAL_STATUSES };
const NEWEST_FIRST = { field: 'StatusAt', order: 'DESC' } as const;

/** Both are portal screens (spec 002 section 2, "/sales/individual"), and link back to the queue. */
function PortalButtons() {
  const queue = useHref(`/${INDIVIDUAL_QUOTES}`);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button startIcon={<SearchIcon />} href={withReturn(FIND_RETURNING, queue)}>
        Find returning
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} href={withReturn(NEW_INDIVIDUAL_PATH, queue)}>
        New individual
      </Button>
    </Stack>
  );
}

const FIND_RETURNING = '/search?mode=individual-only';
