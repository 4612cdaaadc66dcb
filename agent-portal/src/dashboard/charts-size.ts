/** Known before the code of the charts arrives, which then moves nothing. */
export const CHART_HEIGHT = 180;

/** With its title and padding. */
export const CHART_CARD_HEIGHT = CHART_HEIGHT + 58;

export const CHARTS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
} as const;
