import { List, type ListProps, type RaRecord } from 'react-admin';
import { PAGE_SIZE } from './page-size.ts';

/** react-admin's list as used on every console screen: ten rows per page, under its Screen's heading. Its table has the pager. */
export const PagedList = <Row extends RaRecord>(props: ListProps<Row>) => (
  <List<Row>
    perPage={PAGE_SIZE}
    pagination={false}
    actions={false}
    exporter={false}
    empty={false}
    title={false}
    // Room below, so that a toast does not lie on the last rows.
    sx={{ mt: 1.5, mb: 9 }}
    {...props}
  />
);
