/** Series differ in pattern and in the labels above them, never in color alone. */
const striped = (colour: string) => ({
  border: 1,
  borderColor: colour,
  backgroundImage: `repeating-linear-gradient(135deg, var(--stripe) 0 3px, transparent 3px 7px)`,
});

export const SOLID = { backgroundColor: 'primary.main' } as const;
export const STRIPED = { ...striped('info.main'), '--stripe': 'var(--mui-palette-info-main)' } as const;
export const ERROR = { backgroundColor: 'error.main' } as const;
export const DONE = { backgroundColor: 'success.main' } as const;
export const HOLLOW = { border: 1, borderColor: 'text.secondary' } as const;
