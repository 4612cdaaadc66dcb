import { Link } from '@mui/material';

interface SkipLinkProps {
  /** CSS selectors; the first visible element takes the focus. It must be focusable. */
  targets: readonly string[];
  children: string;
}

/** Skips what the keyboard would have to tab through; visible only while focused. */
export const SkipLink = ({ targets, children }: SkipLinkProps) => (
  <Link
    href="#main"
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
        .map((selector) => document.querySelector<HTMLElement>(selector))
        .find((place) => place?.checkVisibility())
        ?.focus();
    }}
  >
    {children}
  </Link>
);
