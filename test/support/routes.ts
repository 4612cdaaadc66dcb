import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

export interface AppRoute {
  method: string;
  /** As in the controller: "/api/quote/:id". */
  path: string;
}

/** Every route of the running application, read from its controllers. */
export function routesOf(server: INestApplicationContext): AppRoute[] {
  const controllers = [...server.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const { prototype } = metatype as { prototype: Record<string, object> };
    const base = Reflect.getMetadata('path', metatype as object) as string;
    return Object.getOwnPropertyNames(prototype).flatMap((name) => routesOfHandler(base, prototype[name]!));
  });
}

function routesOfHandler(base: string, handler: object): AppRoute[] {
  const method = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
  if (method === undefined) {
    return [];
  }
  const paths = ([] as string[]).concat(Reflect.getMetadata('path', handler) as string | string[]);
  return paths.map((path) => ({
    method: RequestMethod[method]!,
    path: `/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
  }));
}
