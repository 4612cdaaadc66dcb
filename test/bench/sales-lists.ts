import { DEFAULT_INDIVIDUAL_STATUSES } from '../../shared/src/sales/queue-views.ts';

const QUEUE = '/api/sales/GetGroupQuotes';

/** The path of a page of ten, `first` being its first row. */
export const list = (
  path: string,
  { filter = {}, first = 0, sort }: { filter?: object; first?: number; sort?: string[] },
): string => {
  const query = { filter: JSON.stringify(filter), range: JSON.stringify([first, first + 9]) };
  return `${path}?${new URLSearchParams({ ...query, ...(sort && { sort: JSON.stringify(sort) }) })}`;
};

export type Asked = Parameters<typeof list>[1];

export const WAITING = { View: 'NewBusiness', Status: ['Complete', 'Pended'] };

/** New business that waits for staff. */
export const queue = ({ filter, ...page }: Asked): string =>
  list(QUEUE, { filter: { ...WAITING, ...filter }, ...page });

export const groupErrors = (asked: Asked): string => list(QUEUE, asked).replace('?', '?isErrorReport=true&');

const SUBMITTED = { Status: [...DEFAULT_INDIVIDUAL_STATUSES] };

/** Individuals in the statuses with which their queue opens. */
export const individuals = ({ filter, ...page }: Asked): string =>
  list('/api/sales/GetIndividualQuotes', { filter: { ...SUBMITTED, ...filter }, ...page });

export const queueAsFile = `${QUEUE}.csv?${new URLSearchParams({ filter: JSON.stringify(WAITING) })}`;
