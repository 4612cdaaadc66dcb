import type { ErrorCode } from '#shared/answers/errors';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Field, Fields, Sent, Wire } from '#shared/records/field';
import type { Permission } from '#shared/roles/permissions';

/** Who may call: anyone, any signed-in user, another system, or users who have at least one of these permissions. */
export type Access = 'public' | 'signed-in' | 'machine' | readonly Permission[];

/** An answer that is neither a record nor a list of one; `T` on the wire. */
export interface Answer<T> {
  readonly kind: 'record' | 'file' | 'nothing' | 'redirect' | 'orNull' | 'either' | 'eitherList' | 'byKey';
  readonly records?: readonly Fields[];
  readonly field?: Field;
  readonly contentType?: string;
  /** A type only. */
  readonly wire?: T;
}

/** A file; its name is in x-filename, percent-encoded. */
export const file = (contentType: string): Answer<'file'> => ({ kind: 'file', contentType });
export const CSV = file('text/csv; charset=utf-8');
export const PDF = file('application/pdf');
/** 204. */
export const nothing: Answer<void> = { kind: 'nothing' };
/** Sends the browser to another page. */
export const redirect: Answer<'redirect'> = { kind: 'redirect' };
/** A record whose type says more than its fields. */
export const answering = <T>(fields: Fields): Answer<T> => ({ kind: 'record', records: [fields] });
/** The record, or null if there is none. */
export const orNone = <R extends Fields>(fields: R): Answer<Wire<R> | null> => ({ kind: 'orNull', records: [fields] });
/** One kind or the other, depending on what is asked for. */
export const either = <A extends Fields, B extends Fields>(one: A, other: B): Answer<Wire<A> | Wire<B>> => ({
  kind: 'either',
  records: [one, other],
});
/** A list of one kind or of the other. */
export const eitherList = <A extends Fields, B extends Fields>(one: A, other: B): Answer<Wire<A>[] | Wire<B>[]> => ({
  kind: 'eitherList',
  records: [one, other],
});
/** A value for each key of an open set. */
export const byKey = <T>(field: Field<T>): Answer<Record<string, T>> => ({ kind: 'byKey', field });

/** A body of one kind or of another; which, a pipe of the controller decides. */
export interface OneOf<R extends Fields> {
  readonly kind: 'oneOf';
  readonly records: readonly R[];
}
export const oneOf = <Rs extends readonly Fields[]>(...records: Rs): OneOf<Rs[number]> => ({ kind: 'oneOf', records });

/** A record itself, and not something about records. */
export const isRecord = (part: Declared['body'] | Declared['answers']): part is Fields =>
  typeof part === 'object' && !Array.isArray(part) && typeof (part as Answer<unknown>).kind !== 'string';

interface Declared {
  /** For readers of the API document: a first sentence, and more. */
  readonly about?: string;
  /** Who may call, if not those who may make the other calls. */
  readonly allow?: Access;
  /** Parts of the path that are no ids, or a record of all of them. */
  readonly path?: Readonly<Record<string, 'text' | 'day'>> | Fields;
  readonly query?: Fields;
  /** A record, a list of one, one of several, a form with a file, or what its controller documents and reads itself. */
  readonly body?: Fields | readonly [Fields] | OneOf<Fields> | 'form' | 'raw';
  /** A record, a list of one (of a page, Content-Range says which rows of how many), or another answer. */
  readonly answers: Fields | readonly [Fields] | Answer<unknown>;
  /** The query may ask for a file instead. */
  readonly orFile?: boolean;
  /** Its own refusals; the common ones follow from its access. */
  readonly refuses?: readonly ErrorCode[];
  /** 200, and 204 for nothing. */
  readonly status?: number;
  /** Takes an Idempotency-Key: what a repeat does. */
  readonly once?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Paths = string | readonly [string, ...string[]];

/** A call of the API: route, access, validation, document, client and query key follow from it. */
export type Call<P extends Paths = Paths, D extends Declared = Declared> = D & {
  readonly method: Method;
  readonly paths: P;
};
export type Calls = Readonly<Record<string, Call>>;

const calling =
  (method: Method) =>
  <const P extends Paths, const D extends Declared>(paths: P, declared: D): Call<P, D> => ({
    ...declared,
    method,
    paths,
  });
export const get = calling('GET');
export const post = calling('POST');
export const put = calling('PUT');
export const remove = calling('DELETE');

/** Calls below an address, for these users unless a call says otherwise. */
export const calls = <const G extends Calls>(base: string, allow: Access, group: G): G =>
  Object.fromEntries(
    Object.entries(group).map(([name, call]) => {
      const paths = [call.paths].flat().map((path) => (path === '' ? base : `${base}/${path}`));
      return [name, { ...call, allow: call.allow ?? allow, paths: paths as [string, ...string[]] }];
    }),
  ) as unknown as G;

/** Every address of a call; the first is ours, others the specification names too. */
export const addressesOf = ({ paths }: Call): readonly string[] => [paths].flat();

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type First<P> = P extends readonly [infer F extends string, ...string[]] ? F : P;
type Every<P> = P extends readonly string[] ? P[number] : P;
type InPath<C, Name extends string> = C extends { path: Readonly<Record<Name, infer Kind>> }
  ? Kind extends 'day'
    ? IsoDate
    : string
  : number;

/** The parts of a call's path. */
export type PathOf<C> = C extends { path: infer R extends Fields }
  ? Wire<R>
  : C extends { paths: infer P }
    ? { [Name in Names<First<P> & string>]: InPath<C, Name> } & {
        [Name in Exclude<Names<Every<P> & string>, Names<First<P> & string>>]?: InPath<C, Name>;
      }
    : never;

/** What a call's body is once it was checked. */
export type BodyOf<C> = C extends { body: infer B }
  ? B extends readonly [infer R extends Fields]
    ? Wire<R>[]
    : B extends OneOf<infer R>
      ? R extends Fields
        ? Wire<R>
        : never
      : B extends 'raw'
        ? unknown
        : B extends Fields
          ? Wire<B>
          : undefined
  : undefined;

/** What callers send. */
export type SentTo<C> = C extends { body: infer B }
  ? B extends readonly [infer R extends Fields]
    ? readonly Sent<R>[]
    : B extends OneOf<infer R>
      ? R extends Fields
        ? Sent<R>
        : never
      : B extends 'raw' | 'form'
        ? unknown
        : B extends Fields
          ? Sent<B>
          : never
  : undefined;

/** What a call answers on the wire. */
export type AnswerOf<C> = C extends { answers: infer A }
  ? A extends Answer<infer T>
    ? T
    : A extends readonly [infer R extends Fields]
      ? Wire<R>[]
      : A extends Fields
        ? Wire<A>
        : never
  : never;
