import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';

/** At most two lines; the whole text is in the tooltip. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const;

interface RecordNameProps {
  name: string;
  /** Where the name leads. */
  to?: string;
  /** What a click on the name does; for the keyboard and for screen readers what a click on the row does. */
  onOpen?: () => void;
}

/** What a row is called, in two lines at most. */
export const RecordName = ({ name, to, onOpen }: RecordNameProps) =>
  to !== undefined ? (
    <Link
      component={RouterLink}
      to={to}
      variant="subtitle2"
      color="inherit"
      underline="hover"
      title={name}
      sx={TWO_LINES}
    >
      {name}
    </Link>
  ) : onOpen ? (
    <Link
      component="button"
      type="button"
      variant="subtitle2"
      color="inherit"
      underline="hover"
      title={name}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      sx={{ ...TWO_LINES, minHeight: 24 }}
    >
      {name}
    </Link>
  ) : (
    <Typography variant="subtitle2" component="span" title={name} sx={TWO_LINES}>
      {name}
    </Typography>
  );
