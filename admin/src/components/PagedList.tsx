import { List, type ListProps, type RaRecord } from 'react-admin';
import { SkipLink } from '#web/shell/SkipLink';
import { PAGE_SIZE } from './page-size.ts';

/** react-admin's list as used on every console screen: ten rows per page, under its Screen's heading. Its table has the pager. */
export const PagedList = <Row extends RaRecord>(props: ListProps<Row>) => (
  <>
    <SkipLink targets={FIRST_ROW}>Skip to rows</SkipLink>
    <List<Row>
      perPage={PAGE_SIZE}
      pagination={false}
      actions={false}
      exporter={false}
      empty={false}
      title={false}
      // Room below, so that a toast does not lie on the last rows.
      sx={{ mt: 1, mb: 9 }}
      {...props}
    />
  </>
);

/** Of the grid, of a table, or of the cards on a phone: past the filters and tools, which are up to twenty stops. */
const FIRST_ROW = ['#main :is([role="row"][data-id], tbody .RaDataTable-row) a', '#main .RaList-main li a'];
