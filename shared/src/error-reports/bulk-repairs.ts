/** The maximum number of rows per run; larger sets are handled by message or date range. */
export const MOST_ROWS_OF_A_RUN = 20_000;

export const IDS_OR_FILTER = 'Name either the rows or the filter that they match.';
export const NOTHING_MATCHES = 'None of these rows is open any more. Please reload the report.';
export const tooManyRows = (): string =>
  `More than ${MOST_ROWS_OF_A_RUN.toLocaleString('en-US')} rows match. Please choose a message or fewer days.`;
