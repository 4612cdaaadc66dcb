import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  fetchUtils,
  GetListParams,
  GetManyParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { send } from '#web/http/client';
import { listRequest, MAX_RANGE, totalOf } from './list-query.ts';

/** How one resource is read and written: the project's own paths instead of one URL scheme for everything. */
export interface ResourceCalls {
  /** GET: a list; with `/{id}` one row. */
  list: string;
  /** POST: adds a row, or replaces the one named in the body; answers the row. */
  save?: string;
  /** Rows are added by a POST to the list's path and changed by a PUT to their own. */
  isEditable?: boolean;
  /** An added row, where the answer is more than that. */
  created?: (answer: Row) => Row;
  /** The field that identifies a row. */
  idField: string;
  /** Its filter may name people: the list is requested by POST, with the filter in the body. */
  isPrivate?: boolean;
}

type Row = Record<string, unknown>;

/**
 * ra-data-simple-rest over the console's API client, with each resource's own paths and each row's own id as `id`. Overridden where
 * the API differs: lists searched by name are requested by POST, a page longer than a range fetches the whole list, what is written
 * goes through the client of all screens, and for rules one path both adds and replaces. Unsupported operations are refused here and have no button.
 *
 * @param actions additional methods of the features, used with `useMutation`
 */
export function createDataProvider(
  resources: Readonly<Record<string, ResourceCalls>>,
  actions: object = {},
): DataProvider {
  const callsOf = (resource: string): ResourceCalls => {
    const calls = resources[resource];
    if (!calls) {
      throw new Error(`There is no resource "${resource}".`);
    }
    return calls;
  };

  const list = async <R extends RaRecord>(resource: string, params: GetListParams) => {
    const calls = callsOf(resource);
    // Background refetches are marked as such: they must not keep an unattended session alive.
    const polling = (params.meta as { polling?: boolean } | undefined)?.polling;
    const isWhole = (params.pagination?.perPage ?? Infinity) > MAX_RANGE;
    const { data, total } =
      calls.isPrivate || isWhole
        ? await listBySelf(calls, params, polling)
        : await rest(polling).getList<RaRecord & Row>(pathOf(calls), params);
    return { data: data.map((row) => toRecord<R>(calls, row)), total };
  };

  const write = async (resource: string, method: 'POST' | 'PUT', id: string, { data }: CreateParams | UpdateParams) => {
    const { save, isEditable, list: path } = callsOf(resource);
    const request = save ? { method: 'POST' as const, path: save } : isEditable && { method, path: `${path}${id}` };
    return request ? (await send<Row>({ ...request, body: data as object })).body : refuse();
  };

  return {
    ...actions,
    supportAbortSignal: true,
    getList: list,
    getOne: async <R extends RaRecord>(resource: string, params: GetOneParams) => {
      const calls = callsOf(resource);
      const { data } = await rest().getOne<RaRecord & Row>(pathOf(calls), params);
      return { data: toRecord<R>(calls, data) };
    },
    getMany: async <R extends RaRecord>(resource: string, { ids, signal }: GetManyParams) => ({
      data: (await list<R>(resource, { filter: { id: ids }, signal })).data,
    }),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
    create: async (resource, params) => {
      const { created = same, ...calls } = callsOf(resource);
      return { data: toRecord(calls, created(await write(resource, 'POST', '', params))) };
    },
    update: async (resource, params) => ({
      data: toRecord(callsOf(resource), await write(resource, 'PUT', `/${params.id}`, params)),
    }),
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  };
}

/** ra-data-simple-rest builds URLs as root, slash and path: here the root is the host. */
const rest = (polling?: boolean): DataProvider =>
  simpleRestProvider('', async (url: string, { signal }: fetchUtils.Options = {}) => {
    // A list's path may already have a query.
    const [path = '', ...queries] = url.split('?');
    const { body, headers } = await send<Row>({
      path: queries.length > 0 ? `${path}?${queries.join('&')}` : path,
      signal: signal ?? undefined,
      polling,
    });
    return { status: 200, headers, body: '', json: body };
  });

const pathOf = ({ list }: ResourceCalls): string => list.slice(1);

async function listBySelf({ list, isPrivate }: ResourceCalls, params: GetListParams, polling: boolean | undefined) {
  const request = { ...listRequest(list, params, isPrivate), signal: params.signal, polling };
  const { body, headers } = await send<Row[]>(request);
  return { data: body, total: totalOf(headers) ?? body.length };
}

const toRecord = <R extends RaRecord>(calls: ResourceCalls, row: Row): R =>
  ({ ...row, id: row[calls.idField] }) as unknown as R;

const same = (row: Row): Row => row;

const refuse = (): Promise<never> => Promise.reject(new Error('This list is read-only.'));
