import { Link } from '@mui/material';

/** The first stop of the Tab key: past header and sidebar, to the screen itself. */
export const SkipLink = () => (
  <Link
    href="#main"
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: 1,
      bgcolor: 'background.paper',
      boxShadow: 4,
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    }}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    Skip to content
  </Link>
);
