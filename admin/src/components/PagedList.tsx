import { List, Pagination, useListContext, type ListProps, type RaRecord } from 'react-admin';
import { useDateProblem } from './date-problems.ts';

/** Spec 002 section 9: "Table page size is 10 everywhere". */
export const PAGE_SIZE = 10;

/** react-admin's list as used on every console screen: ten rows per page, under its Screen's heading. */
export const PagedList = <Row extends RaRecord>(props: ListProps<Row>) => (
  <List<Row>
    perPage={PAGE_SIZE}
    pagination={<Pages />}
    actions={false}
    exporter={false}
    empty={false}
    title={false}
    sx={{ mt: 1.5 }}
    {...props}
  />
);

/** The page count is unknown when the list could not be loaded or its dates are invalid. */
function Pages() {
  const { data, error } = useListContext();
  const dateProblem = useDateProblem();
  return dateProblem || (error && !data) ? null : <Pagination rowsPerPageOptions={[PAGE_SIZE]} />;
}
