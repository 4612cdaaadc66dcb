import type { CreateParams, DataProvider, GetListParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { getJson, send } from '#web/http/client';
import { listRequest, totalOf } from './list-query.ts';

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
 * react-admin's calls in the manner of ra-data-simple-rest (filter, range, sort, Content-Range), with each row's own id
 * as `id`. What a resource cannot do is refused here and has no button.
 */
export function createDataProvider(resources: Readonly<Record<string, ResourceCalls>>): DataProvider {
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
    const { body, headers } = await send<Row[]>({
      ...listRequest(calls.list, params, calls.isPrivate),
      signal: params.signal,
      polling,
    });
    const data = body.map((row) => toRecord<R>(calls, row));
    return { data, total: totalOf(headers) ?? data.length };
  };

  const save = async <R extends RaRecord>(resource: string, { data }: CreateParams | UpdateParams) => {
    const calls = callsOf(resource);
    if (!calls.save) {
      return refuse();
    }
    const answer = await send<Row>({ method: 'POST', path: calls.save, body: data as object });
    return { data: toRecord<R>(calls, answer.body) };
  };

  const byIds = async <R extends RaRecord>(resource: string, ids: readonly Identifier[], signal?: AbortSignal) => ({
    data: (await list<R>(resource, { filter: { id: ids }, signal })).data,
  });

  return {
    supportAbortSignal: true,
    getList: list,
    getOne: async <R extends RaRecord>(resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => {
      const calls = callsOf(resource);
      const row = await getJson<Row>(`${calls.list}/${encodeURIComponent(id)}`, signal);
      return { data: toRecord<R>(calls, row) };
    },
    getMany: (resource, { ids, signal }) => byIds(resource, ids, signal),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
    create: save,
    update: save,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  };
}

const toRecord = <R extends RaRecord>(calls: ResourceCalls, row: Row): R =>
  ({ ...row, id: row[calls.idField] }) as unknown as R;

const refuse = (): Promise<never> => Promise.reject(new Error('This list cannot be changed so.'));
