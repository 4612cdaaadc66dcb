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
  /** The name's link target. */
  to?: string;
  /** Called on a click on the name; without a link it gives keyboard and screen reader users what a click on the row does. */
  onOpen?: () => void;
}

/** A row's name, in at most two lines. */
export const RecordName = ({ name, to, onOpen }: RecordNameProps) =>
  to !== undefined ? (
    <Link
      component={RouterLink}
      to={to}
      onClick={onOpen}
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
