import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Link, Stack, Typography } from '@mui/material';
import type { ReadinessNote } from '#shared/census/readiness';

interface ReadinessListProps {
  notes: readonly ReadinessNote[];
  onChoose: (memberId: number) => void;
}

/** What to look at before approval, each with the first row it is about. */
export const ReadinessList = ({ notes, onChoose }: ReadinessListProps) => (
  <Stack component="ul" spacing={1} aria-label="Check before you approve" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {notes.map(({ text, memberIds: [first] }) => (
      <Stack component="li" key={text} direction="row" spacing={1} sx={{ color: 'text.primary' }}>
        <WarningIcon color="warning" fontSize="small" titleAccess="Check" />
        <Typography variant="body2">
          {text}{' '}
          {first !== undefined && (
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={() => onChoose(first)}
              sx={{ displayPrint: 'none' }}
            >
              Show
            </Link>
          )}
        </Typography>
      </Stack>
    ))}
  </Stack>
);
