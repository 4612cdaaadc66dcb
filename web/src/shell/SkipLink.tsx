import { Link } from '@mui/material';

interface SkipLinkProps {
  /** Target ids; the first visible one takes the focus. It needs tabIndex -1. */
  targets: readonly string[];
  children: string;
}

/** Skips what the keyboard would have to tab through; visible only while focused. */
export const SkipLink = ({ targets, children }: SkipLinkProps) => (
  <Link
    href={`#${targets[0]}`}
    className="no-print"
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
