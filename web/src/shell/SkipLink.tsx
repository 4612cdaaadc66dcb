import { Link } from '@mui/material';

interface SkipLinkProps {
  /** Ids of the places to go to; the first that is in sight takes the focus. It needs tabIndex -1. */
  targets: readonly string[];
  children: string;
}

/** Past what a keyboard would have to walk through; in sight only while it has the focus. */
export const SkipLink = ({ targets, children }: SkipLinkProps) => (
  <Link
    href={`#${targets[0]}`}
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
      targets
        .map((id) => document.getElementById(id))
        .find((place) => place?.checkVisibility())
        ?.focus();
    }}
  >
    {children}
  </Link>
);
