import { Box, List, ListItem, Paper, Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import type { CensusChanges, ChangedPerson, PersonLine } from '#shared/scenarios/scenario.record';

interface CensusChangesSectionProps {
  changes: CensusChanges;
  /** The names of the first and second quote. */
  names: readonly [string, string];
}

/** Who is on only one of the two censuses, and what changed for people on both. */
export const CensusChangesSection = ({ changes, names }: CensusChangesSectionProps) => (
  <Paper variant="outlined" component="section" aria-labelledby="census-changes" sx={{ p: 2 }}>
    <Typography variant="h2" id="census-changes">
      Census
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {counted(changes.Same, 'person is', 'people are')} the same on both.
    </Typography>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
      <People title={`Only on ${names[0]}`} total={changes.LeftTotal} lines={changes.Left.map(personText)} />
      <People title={`Only on ${names[1]}`} total={changes.JoinedTotal} lines={changes.Joined.map(personText)} />
      <People title="Changed" total={changes.ChangedTotal} lines={changes.Changed.map(changeText)} />
    </Box>
  </Paper>
);

/** Ends in the middle of a line, to show that there is more below. */
const LIST_HEIGHT = 340;

const People = ({ title, total, lines }: { title: string; total: number; lines: readonly string[] }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3">
      {title} ({total.toLocaleString('en-US')})
    </Typography>
    {lines.length > 0 && (
      <List dense aria-label={title} sx={{ maxHeight: LIST_HEIGHT, overflowY: 'auto' }} tabIndex={0}>
        {lines.map((line, index) => (
          <ListItem key={index} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </ListItem>
        ))}
      </List>
    )}
    {lines.length < total && (
      <Typography variant="body2" color="textSecondary">
        and {(total - lines.length).toLocaleString('en-US')} more
      </Typography>
    )}
  </Box>
);

const personText = ({ Name, Relationship }: PersonLine): string => `${Name}, ${Relationship.toLowerCase()}`;

const changeText = ({ Name, Changes }: ChangedPerson): string =>
  `${Name}: ${Changes.map(({ Field, Left, Right }) => `${Field.toLowerCase()} ${Left} → ${Right}`).join(', ')}`;
