import { Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { ageBands, censusReadiness, type ReadinessFacts } from '#shared/census/readiness';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { useShownError } from '#web/shell/shown-errors';
import { AgesSection } from './approval/AgesSection.tsx';
import { ReadinessList } from './approval/ReadinessList.tsx';
import { FirstDays } from './FirstDays.tsx';
import { type CensusCounts, countCensus } from './members/census-list.ts';
import type { QuoteWrites } from './use-quote-writes.ts';

interface CensusHeaderProps {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  writes: QuoteWrites;
  readiness: ReadinessFacts;
  /** The census still has to be approved. */
  canEdit: boolean;
  /** Goes to a row. */
  onChoose: (memberId: number) => void;
}

/** The effective date, the headcounts that agents are asked for on the phone, ages, and what to check before approval. */
export function CensusHeader({ quote, members, writes, readiness, canEdit, onChoose }: CensusHeaderProps) {
  const id = useId();
  const [isComparing, setComparing] = useState(false);
  const counts = useMemo(() => countCensus(members), [members]);
  const notes = useMemo(() => (canEdit ? censusReadiness(members, readiness) : []), [canEdit, members, readiness]);
  const bands = useMemo(() => ageBands(members, readiness), [members, readiness]);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box sx={members.length > 0 ? BESIDE : {}}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, rowGap: 2, alignItems: 'center' }}>
            {members.length > 0 && <Employees counts={counts} />}
            <EffectiveDate quote={quote} writes={writes} />
            {members.length > 0 && quote.AllowedEffectiveDates.length > 1 && (
              <Button
                size="small"
                aria-expanded={isComparing}
                aria-controls={isComparing ? id : undefined}
                onClick={() => setComparing(!isComparing)}
              >
                Compare first days
              </Button>
            )}
          </Stack>
          {members.length > 0 && <CountStrip counts={counts} />}
        </Stack>
        {members.length > 0 && <AgesSection bands={bands} level="h2" />}
      </Box>
      {isComparing && (
        <Box id={id} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <FirstDays {...{ quote, members }} busy={writes.isMoving} onUse={writes.setEffectiveDate} />
        </Box>
      )}
      {notes.length > 0 && members.length > 0 && (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <ReadinessList notes={notes} onChoose={onChoose} />
        </Box>
      )}
      {writes.staleDialog}
    </Paper>
  );
}

const EffectiveDate = ({ quote, writes }: Pick<CensusHeaderProps, 'quote' | 'writes'>) =>
  quote.AllowedEffectiveDates.length > 0 ? (
    <EffectiveDateSelect
      value={quote.EffectiveDate}
      allowed={quote.AllowedEffectiveDates}
      busy={writes.isMoving}
      onChange={writes.setEffectiveDate}
    />
  ) : (
    <Typography variant="body2">Effective date {formatDay(quote.EffectiveDate)}</Typography>
  );

const Employees = ({ counts: { employees, members } }: { counts: CensusCounts }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="figure" sx={{ overflowWrap: 'anywhere' }}>
      {counted(employees, 'employee')}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {counted(members, 'member')} with their families
    </Typography>
  </Box>
);

/** Who enrolls in medical, who waives it, and whom the employees bring. */
const CountStrip = ({ counts: { enrolling, waiving, tiers } }: { counts: CensusCounts }) => (
  <Box component="dl" aria-label="Medical" sx={STRIP}>
    <Count label="Enrolling in medical" value={enrolling} />
    <Count label="Waiving medical" value={waiving} />
    {tiers.map(({ tier, employees }) => (
      <Count key={tier} label={tier} value={employees} />
    ))}
  </Box>
);

const Count = ({ label, value }: { label: string; value: number }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="h3" sx={{ order: -1, m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value.toLocaleString('en-US')}
    </Typography>
  </Box>
);

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const STRIP = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

interface EffectiveDateSelectProps {
  value: IsoDate;
  allowed: readonly IsoDate[];
  busy: boolean;
  onChange: (day: IsoDate) => void;
}

/** The first day of coverage. Ages are as of this date, so changing it can cause new census problems. */
function EffectiveDateSelect({ value, allowed, busy, onChange }: EffectiveDateSelectProps) {
  const id = useId();
  const isPassed = !allowed.includes(value);
  useShownError(isPassed);
  return (
    <TextField
      select
      id={id}
      name="EffectiveDate"
      label="Effective date"
      value={value}
      disabled={busy}
      error={isPassed}
      helperText={isPassed ? 'This date can no longer be chosen. Choose another.' : undefined}
      onChange={({ target }) => onChange(target.value as IsoDate)}
      sx={{ minWidth: 160 }}
    >
      {isPassed && (
        <MenuItem value={value} disabled>
          {formatDay(value)}
        </MenuItem>
      )}
      {allowed.map((day) => (
        <MenuItem key={day} value={day}>
          {formatDay(day)}
        </MenuItem>
      ))}
    </TextField>
  );
}
