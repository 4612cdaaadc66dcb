/** A table whose rows become blocks on a phone, with stacked cells labeled by their `data-label`. For a Table's `sx`. */
export const STACKED_ON_PHONE = {
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody td, & tbody th': { display: 'block', border: 0, px: 0, py: 0.25, maxWidth: 'none', textAlign: 'left' },
    '& [data-label]::before': { content: 'attr(data-label) ": "', color: 'var(--mui-palette-text-secondary)' },
  },
} as const;
