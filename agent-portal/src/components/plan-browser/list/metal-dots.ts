/** A dot beside the word: an additional visual cue, never the only one. */
const METAL_COLOURS = {
  Platinum: '#7C8EA3',
  Gold: '#C79A1B',
  Silver: '#9AA3AB',
  Bronze: '#A8683A',
  Catastrophic: '#5F7F7A',
};

export const METAL_DOTS = Object.fromEntries(
  Object.entries(METAL_COLOURS).map(([metal, colour]) => [`&[data-metal="${metal}"]::before`, { background: colour }]),
);
