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

export const queueAsFile = `${QUEUE}.csv?${new URLSearchParams({ filter: JSON.stringify(WAITING) })}`;
