import { Pagination, useListContext } from 'react-admin';
import { useDateProblem } from '../components/date-problems.ts';

/** The pager. Not shown when the list could not be loaded or its dates are invalid: then the number of pages is unknown. */
export function Pages() {
  const { data, error, perPage } = useListContext();
  const dateProblem = useDateProblem();
  return dateProblem || (error && !data) ? null : <Pagination rowsPerPageOptions={[perPage]} sx={WRAPS} />;
}

/** The count and the arrows do not fit side by side on a phone with large text. */
const WRAPS = { '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } } as const;
