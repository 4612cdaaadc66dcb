import { SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Access } from '#shared/answers/calls';

export type { Access };
export const ACCESS = 'access';
export const SIGN_IN_FIRST = 'Please sign in.';
export const NOT_ALLOWED = 'Your account may not do this.';

/** Anyone, signed in or not; a route or a whole controller. Fastify is told as well: it limits such calls before they are read. */
export const Public =
  () =>
  (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    Reflect.defineMetadata(ACCESS, 'public' satisfies Access, (descriptor?.value as object | undefined) ?? target);
    const { prototype } = target as { prototype: object };
    const routes = descriptor ? [descriptor] : Object.values(Object.getOwnPropertyDescriptors(prototype));
    for (const { value } of routes) {
      RouteConfig({ isPublic: true })(value as () => void);
    }
  };
/** Any signed-in user. */
export const SignedIn = () => SetMetadata(ACCESS, 'signed-in' satisfies Access);
/** Another system, without session and page: the controller's own guard checks its token. */
export const Machine = () => SetMetadata(ACCESS, 'machine' satisfies Access);
/** As a call declares it. */
export const AccessOf = (access: Access): MethodDecorator =>
  access === 'public' ? (Public() as MethodDecorator) : SetMetadata(ACCESS, access);

export const WITHOUT_TOKEN = 'without-token';
/** Changes that carry no CSRF token by specification: they must be JSON, and the browser must say that our own page sends them. */
export const WithoutToken = () => SetMetadata(WITHOUT_TOKEN, true);

/** Whether the caller is another system that knows the token; takes constant time. */
export const isBearer = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
