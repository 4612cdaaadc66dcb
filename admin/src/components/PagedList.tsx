import { List, Pagination, type ListProps, type RaRecord } from 'react-admin';

/** Spec 002 section 9: "Table page size is 10 everywhere". */
export const PAGE_SIZE = 10;

/** react-admin's list as every screen of the console shows it: ten rows to a page, under the heading of its Screen. */
export const PagedList = <Row extends RaRecord>(props: ListProps<Row>) => (
  <List<Row>
    perPage={PAGE_SIZE}
    pagination={<Pagination rowsPerPageOptions={[PAGE_SIZE]} />}
    actions={false}
    exporter={false}
    empty={false}
    title={false}
    sx={{ mt: 1.5 }}
    {...props}
  />
);
