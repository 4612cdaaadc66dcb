import { queryOptions } from '@tanstack/react-query';
import { addressesOf, type AnswerOf, type Call, type PathOf, type SentTo } from '#shared/answers/calls';
import type { Fields } from '#shared/records/field';
import { type ApiRequest, send } from './client.ts';
import { sendForm, type UploadOptions } from './files.ts';
import { IN_SCREEN } from './in-screen.ts';
import { type Page, type PagePart, readPage } from './pages.ts';

type InAddress = string | number | boolean | null | undefined;

/** As its record says; lists may be such that nobody changes, and what a record inside another requires is for the server to say. */
type Sendable<T> = T extends object ? { readonly [Name in keyof T]: Inner<T[Name]> } : T;
type Inner<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Each)[]
    ? readonly Inner<Each>[]
    : T extends object
      ? { readonly [Name in keyof T]?: Inner<T[Name]> }
      : T;

/** What a call asks for: the parts of its path, its query and its body. */
export type AskedOf<C> = PathOf<C> &
  (C extends { query: infer Q extends Fields } ? { query?: { [Name in keyof Q]?: InAddress } } : unknown) &
  (C extends { body: unknown } ? { body: Sendable<SentTo<C>> } : unknown);

/** Refusals are shown by the page's notice, not by the screen. */
export const WITH_NOTICE = { bubble: false, suppressNotification: false } as const;

type Given<C> =
  object extends AskedOf<C>
    ? [asked?: AskedOf<C>, options?: UploadOptions]
    : [asked: AskedOf<C>, options?: UploadOptions];

/** A call of the API. The screen shows refusals itself, unless `options` says otherwise; one of several answers may be named. */
export async function call<C extends Call, A extends AnswerOf<C> = AnswerOf<C>>(
  to: C,
  ...[asked, options]: Given<C>
): Promise<A> {
  const { path, ...content } = asking(to, asked as AskedOf<C>);
  if (content.body instanceof FormData) {
    return sendForm<A>(path, content.body, { ...IN_SCREEN, ...options });
  }
  return (await send<A>({ ...IN_SCREEN, ...options, ...content, path })).body;
}

/** A read for the query cache, with a key that follows from the call. */
export const query = <C extends Call>(to: C, ...[asked, options]: Given<C>) =>
  queryOptions({
    queryKey: keyOf(to, asked as AskedOf<C>),
    queryFn: ({ signal }) => call(to, ...([asked, { ...options, signal }] as unknown as Given<C>)),
  });

type RowOf<C> = AnswerOf<C> extends (infer Row)[] ? Row : never;

/** One page of a list that answers Content-Range. */
export const callPage = <C extends Call>(
  to: C,
  asked: AskedOf<C>,
  part: PagePart,
  options?: UploadOptions,
): Promise<Page<RowOf<C>>> => readPage({ ...IN_SCREEN, ...options, ...asking(to, asked) }, part);

/** The request of a call, for files and for lists. */
export const asking = <C extends Call>(to: C, ...[asked]: Given<C>): ApiRequest => {
  const { query: parts = {}, body, ...path } = (asked ?? {}) as Record<string, unknown> & { query?: object };
  const known = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  const address = fittingAddress(to, path);
  const filled = address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(path[name])));
  // A change is JSON, also one that says nothing more than its address.
  const isChange = to.method === 'POST' || to.method === 'PUT';
  return {
    method: to.method,
    path: search === '' ? filled : `${filled}?${search}`,
    body: body ?? (isChange ? {} : undefined),
  };
};

/** The address with most parts of those whose parts are all given; the first of equals. */
const fittingAddress = (to: Call, path: Record<string, unknown>): string =>
  addressesOf(to)
    .filter((each) => partsOf(each).every((name) => path[name] !== undefined))
    .reduce((best, each) => (partsOf(each).length > partsOf(best).length ? each : best));

const partsOf = (address: string): string[] => [...address.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** The cache's key of a call's answer; with less asked, of all answers that agree with it. */
export const keyOf = <C extends Call>(to: C, asked?: Partial<AskedOf<C>>): readonly unknown[] => [
  addressesOf(to)[0],
  ...(asked && Object.keys(asked).length > 0 ? [asked] : []),
];
