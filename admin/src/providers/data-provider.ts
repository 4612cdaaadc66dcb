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

/** How one resource is read and written: the project's own paths instead of one path for everything. */
export interface ResourceCalls {
  /** GET: a list; with `/{id}` one row. */
  list: string;
  /** POST: adds a row, or replaces the one that the body names; the answer is the row. */
  save?: string;
  /** The field of a row that identifies it. */
  idField: string;
  /** Its filter may name people: it is asked for by POST, in the body. */
  isPrivate?: boolean;
}

type Row = Record<string, unknown>;

/**
 * ra-data-simple-rest over the console's one way to the API, with each resource's own paths and each row's own id as `id`.
 * Overridden where the API differs: lists that are searched by names are asked for by POST, a page longer than a range is the whole
 * list, and one path adds and replaces. What a resource cannot do is refused here and has no button.
 *
 * @param actions what features do beyond that: each becomes a method, used with `useMutation`
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
    // A list that is read again by itself says so: it must not keep an unattended session alive.
    const polling = (params.meta as { polling?: boolean } | undefined)?.polling;
    const isWhole = (params.pagination?.perPage ?? Infinity) > MAX_RANGE;
    const { data, total } =
      calls.isPrivate || isWhole
        ? await listBySelf(calls, params, polling)
        : await rest(polling).getList<RaRecord & Row>(pathOf(calls), params);
    return { data: data.map((row) => toRecord<R>(calls, row)), total };
  };

  const save = async <R extends RaRecord>(resource: string, { data }: CreateParams | UpdateParams) => {
    const calls = callsOf(resource);
    if (!calls.save) {
      return refuse();
    }
    const answer = await send<Row>({ method: 'POST', path: calls.save, body: data as object });
    return { data: toRecord<R>(calls, answer.body) };
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
    create: save,
    update: save,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  };
}

/** Its addresses are a root, a slash and a path: here the root is the host. */
const rest = (polling?: boolean): DataProvider =>
  simpleRestProvider('', async (url: string, { signal }: fetchUtils.Options = {}) => {
    // The path of a list may ask something already.
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

const refuse = (): Promise<never> => Promise.reject(new Error('This list is read-only.'));
