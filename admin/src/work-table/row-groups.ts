import type { RaRecord } from 'react-admin';
import type { WorkGroups } from './work-column.ts';

/** A row of the grid that is a heading. */
interface HeadingRow extends RaRecord<string> {
  heading: string;
}

const PREFIX = 'heading of ';

export const isHeadingRow = (row: RaRecord): row is HeadingRow => String(row.id).startsWith(PREFIX);

/** Whether the row's group is another than that of the row before it. */
export const startsGroup = <Row>({ of }: WorkGroups<Row>, rows: readonly Row[], index: number): boolean =>
  index === 0 || of(rows[index]!) !== of(rows[index - 1]!);

/** The rows, each group after its heading. */
export const withHeadings = (
  groups: WorkGroups<RaRecord> | undefined,
  rows: readonly RaRecord[],
): readonly RaRecord[] =>
  groups === undefined
    ? rows
    : rows.flatMap((row, index): RaRecord[] => {
        const heading = groups.of(row);
        return startsGroup(groups, rows, index) ? [{ id: PREFIX + heading, heading }, row] : [row];
      });
