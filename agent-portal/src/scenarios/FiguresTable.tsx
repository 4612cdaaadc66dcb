import { Chip, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Scenario } from '#shared/scenarios/scenario.record';
import { formatDay } from '#shared/formats/auto-date';
import { ScrollTable } from '../components/ScrollTable.tsx';

/** Both quotes in figures; differing lines are marked. */
export function FiguresTable({ left, right }: { left: Scenario; right: Scenario }) {
  return (
    <ScrollTable label="The quotes in figures">
      <TableHead>
        <TableRow>
          <TableCell>Figure</TableCell>
          <TableCell>{left.Name}</TableCell>
          <TableCell>{right.Name}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {LINES.map(({ name, text }) => {
          const [mine, theirs] = [text(left), text(right)];
          return (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={FIGURES}>{mine}</TableCell>
              <TableCell sx={FIGURES}>
                {theirs}{' '}
                {mine !== theirs && <Chip size="small" variant="outlined" label="Changed" sx={{ ml: { sm: 1 } }} />}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </ScrollTable>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

const count = (value: number): string => value.toLocaleString('en-US');

const LINES: readonly { name: string; text: (scenario: Scenario) => string }[] = [
  { name: 'Status', text: ({ QuoteStatus }) => QuoteStatus },
  { name: 'Effective date', text: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { name: 'Rating area', text: ({ RateArea }) => (RateArea === null ? 'No plans priced yet' : String(RateArea)) },
  { name: 'Employees', text: ({ Employees }) => count(Employees) },
  { name: 'Members', text: ({ Members }) => count(Members) },
  { name: 'Enroll in medical', text: ({ Enrolled }) => count(Enrolled.medical) },
  { name: 'Enroll in dental', text: ({ Enrolled }) => count(Enrolled.dental) },
  { name: 'Enroll in vision', text: ({ Enrolled }) => count(Enrolled.vision) },
];
